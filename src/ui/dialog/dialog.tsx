import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusTarget } from '@/lib/focus-target'
import { openDialogs, useClickBeside } from '@/lib/open-dialogs'
import { useBackCloses } from './back-closes'

/**
 * A native modal dialog, open while it is rendered. Escape, Back on a phone, and with `closedby="any"` a click beside it, call
 * `onClose`. The element with `data-autofocus`, else the first one, takes the focus, which returns to the opener, or to the heading when that
 * is gone.
 */
export function Dialog({
  onClose,
  children,
  ...props
}: Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> & { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEscape(box, onClose)
  useClickBeside(box, onClose)
  useBackCloses(true, onClose)
  const onClick = useModal(box)
  return (
    <dialog
      {...props}
      ref={box}
      onClickCapture={onClick}
      onCancel={(event) => {
        // A file field sends this event too, when its chooser is closed without a choice.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // A browser closes a dialog without asking after a second Back in a row.
        if (!box.current?.open) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Calls `onClose` for Escape while the dialog is the topmost one. */
function useEscape(box: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || openDialogs.get().at(-1) !== box.current) return
    // A search field would consume the first Escape, and the browser would close the dialog without asking.
    event.preventDefault()
    // A panel in the dialog handles Escape itself.
    if (!(target instanceof Element) || target.closest('[role="dialog"]') === null) onClose()
  })
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * Opens the dialog before the effects of its content, which may move the focus, and moves the focus back once the dialog is
 * removed. Returns a handler of clicks in it.
 */
function useModal(box: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<Element>(null)
  /** Whether a link of the dialog leads to a page: the focus then goes to its heading, not first to the opener. */
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return
    opener.current = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    openDialogs.set((open) => [...open, dialog])
    return () => {
      openDialogs.set((open) => open.filter((other) => other !== dialog))
      if (!isLeaving.current) dialog.close()
    }
  }, [box])
  // This runs once the dialog is removed, which drops the focus; its opener may be removed too.
  useEffect(
    () => () => {
      if (isLeaving.current) return
      const before = opener.current
      const isKnown = before?.isConnected && before !== document.body
      const isLost = document.activeElement === document.body
      const next = isKnown ? before : isLost ? document.querySelector('h1') : null
      if (next instanceof HTMLElement) focusTarget(next)
    },
    [],
  )
  return ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href]:not([target])')
    isLeaving.current = link !== null && link !== false && !ctrlKey && !metaKey && !shiftKey
  }
}
