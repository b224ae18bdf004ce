import { useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import styles from '@/ui/button/round-button.module.css'
import { rotationButton } from './use-attention'

/** Pauses and resumes what moves by itself; `what` names it. */
export function PauseButton({
  what,
  paused,
  onChange,
}: {
  what: string
  paused: boolean
  onChange: (paused: boolean) => void
}) {
  const { t } = useLingui()
  return (
    <button
      {...rotationButton}
      type="button"
      className={styles.button}
      aria-label={paused ? t`Reprendre le défilement : ${what}` : t`Mettre en pause le défilement : ${what}`}
      onClick={() => onChange(!paused)}
    >
      {paused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
    </button>
  )
}
