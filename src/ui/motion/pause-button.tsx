import { useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import styles from '@/ui/button/round-button.module.css'

/** Pauses and resumes an animation; `what` names it. */
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

/** Marks the pause button, over which the animation does not wait. */
const rotationButton = { 'data-rotation': '' }

/**
 * Returns whether the mouse is over an element or keyboard focus is in it; its animation then waits. Touch and clicks do not
 * count, because no event ends them.
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
