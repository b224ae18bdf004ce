import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusTarget } from '@/lib/focus-target'
import { openDialogs } from '@/lib/open-dialogs'
import { useStore } from '@/lib/store'
import styles from './toaster.module.css'
import { dismiss, type Toast, toastStore } from './toasts'

/** How long a success is shown, in milliseconds (specification, section 9). Errors stay until they are closed. */
const displayMs = 3000

/**
 * The toasts of `notify`: successes are announced politely, errors assertively. They are in the topmost modal dialog, because
 * nothing outside it can be seen above it or pressed.
 */
export function Toaster() {
  const toasts = useStore(toastStore, [])
  /** The button of a toast that had the focus last, and the element that had it before. */
  const focus = useRef<{ button: Element; before: EventTarget | null }>(null)
  useEffect(() => {
    if (focus.current === null || focus.current.button.isConnected) return
    const { before } = focus.current
    focus.current = null
    if (document.activeElement === document.body && before instanceof HTMLElement) focusTarget(before)
  })
  const dialog = useStore(openDialogs, []).at(-1)
  const [host, setHost] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const element = document.createElement('div')
    setHost(element)
    return () => element.remove()
  }, [])
  // The toasts are moved, not rendered again: the focus and the announcement of a toast stay.
  useLayoutEffect(() => {
    if (host) (dialog ?? document.body).append(host)
  }, [dialog, host])
  const part = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastBox key={toast.id} toast={toast} />)
  if (host === undefined) return null
  return createPortal(
    <div
      className={`no-print ${styles.corner}`}
      onFocus={({ currentTarget, relatedTarget, target }) => {
        const isInside = currentTarget.contains(relatedTarget)
        focus.current = { button: target, before: isInside ? (focus.current?.before ?? null) : relatedTarget }
      }}
    >
      <div role="status">{part(false)}</div>
      <div role="alert">{part(true)}</div>
    </div>,
    host,
  )
}

/** A toast that is being used, with the pointer over it or the focus in it, stays; then its time begins again. */
function ToastBox({ toast: { id, tone, text } }: { toast: Toast }) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const stays = tone === 'error' || isOver || hasFocus
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismiss(id), displayMs)
    return () => clearTimeout(timer)
  }, [id, stays])
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <div>{text}</div>
      <button type="button" aria-label={t`Fermer la notification`} onClick={() => dismiss(id)}>
        <IconX aria-hidden />
      </button>
    </div>
  )
}
