import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createStore } from './store'

/** The open modal dialogs, topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

/** Calls `onClose` for a click beside a dialog with `closedby="any"` in a browser that does not know this attribute. */
export function useClickBeside(box: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const onClick = useEffectEvent(({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (target !== currentTarget || box.current?.getAttribute('closedby') !== 'any') return
    const { left, right, top, bottom } = box.current.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose()
  })
  useEffect(() => {
    const dialog = box.current
    if (dialog === null || 'closedBy' in HTMLDialogElement.prototype) return
    dialog.addEventListener('click', onClick)
    return () => dialog.removeEventListener('click', onClick)
  }, [box])
}
