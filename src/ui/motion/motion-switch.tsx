import { useLingui } from '@lingui/react/macro'
import { Switch } from '@/ui/fields/switch'
import { pauseAnimations, useAnimationsPaused } from './motion'

/** Pauses every animation of the site; persisted between visits. */
export function MotionSwitch() {
  const { t } = useLingui()
  return (
    <Switch isOn={useAnimationsPaused()} onChange={pauseAnimations}>
      {t`Mettre en pause les animations`}
    </Switch>
  )
}
