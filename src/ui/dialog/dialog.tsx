import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

/**
 * The one overlay: a native modal dialog, open while it is rendered. The browser makes the page behind it inert. Escape
 * asks for `onClose`, and with `closedby="any"` a click beside it too; the focus goes back to what opened it.
 */
export function Dialog({
  onClose,
  children,
  ...props
}: Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> & { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Else a search field takes the first Escape for itself.
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
      // A dialog that is removed leaves the focus nowhere, and an opener that is gone cannot take it back.
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
