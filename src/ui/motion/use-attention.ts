import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Marks the button that pauses and resumes: being on it is no reason to wait. */
export const rotationButton = { 'data-rotation': '' }

/**
 * Whether the reader points at an element or is inside it with the keyboard: what moves there then waits. A finger
 * and a mouse click do not count, as nothing says when the reader has done with them.
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
