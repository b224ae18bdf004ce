import { useLingui } from '@lingui/react/macro'
import { pauseAnimations, useAnimationsPaused } from './motion'
import styles from './motion-switch.module.css'

/** Pauses every animation of the site; remembered from visit to visit. */
export function MotionSwitch() {
  const { t } = useLingui()
  const paused = useAnimationsPaused()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={paused}
      className={styles.switch}
      onClick={() => pauseAnimations(!paused)}
    >
      <span aria-hidden className={styles.track} />
      {t`Mettre en pause les animations`}
    </button>
  )
}
