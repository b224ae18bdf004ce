import { useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import styles from '@/ui/button/round-button.module.css'

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

/** Marks the button that pauses and resumes: being on it is no reason to wait. */
const rotationButton = { 'data-rotation': '' }

/**
 * Whether the reader points at an element or is inside it with the keyboard: what moves there then waits. A finger
 * and a mouse click do not count, as nothing ends them.
 */
export function useAttention() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    attended: hovered || focused,
    listeners: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) =>
        setFocused(event.target.matches(':focus-visible') && !event.target.matches('[data-rotation]')),
      onBlur: () => setFocused(false),
    },
  }
}
