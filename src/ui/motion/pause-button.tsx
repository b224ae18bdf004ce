import { useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import styles from '@/ui/button/round-button.module.css'
import { pauseAnimations, useAnimationsPaused, useStill } from './motion'

/** Pauses and resumes every animation of the site, as the switch of the footer does; nothing where less motion is asked for. */
export function PauseButton() {
  const { t } = useLingui()
  const isStill = useStill()
  const isPaused = useAnimationsPaused()
  if (isStill && !isPaused) return null
  return (
    <button
      {...rotationButton}
      type="button"
      className={styles.button}
      aria-label={isPaused ? t`Reprendre les animations` : t`Mettre en pause les animations`}
      onClick={() => pauseAnimations(!isPaused)}
    >
      {isPaused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
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
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    hasAttention: isHovered || isFocused,
    listeners: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) =>
        setFocused(event.target.matches(':focus-visible') && !event.target.matches('[data-rotation]')),
      onBlur: () => setFocused(false),
    },
  }
}
