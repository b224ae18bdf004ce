import { type RefObject, useEffect, useRef, useState } from 'react'
import { isCovered } from '@/lib/is-covered'

/** A button that shows a panel. A click or focus outside `box` closes it, and so does Escape, which focuses `button`. */
export function useDisclosure(): {
  open: boolean
  setOpen: (open: boolean) => void
  box: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
} {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const { signal } = controller
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered(box.current)) return
      // The chat may be open under it.
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener('keydown', escape, { signal, capture: true })
    return () => controller.abort()
  }, [open])

  return { open, setOpen, box, button }
}
