import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A native modal dialog, open while it is rendered. Escape, and with `closedby="any"` a click outside it, call `onClose`; the
 * focus returns to the opener.
 */
export function Dialog({
  onClose,
  children,
  ...props
}: Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> & { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A search field would consume the first Escape.
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.addEventListener('keydown', onKey)
    return () => {
      dialog?.removeEventListener('keydown', onKey)
      dialog?.close()
      // Removing the dialog drops the focus; its opener may be gone.
      const next = opener?.isConnected ? opener : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      {...props}
      ref={box}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
