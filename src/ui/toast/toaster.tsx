import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { openDialogs } from '@/lib/open-dialogs'
import { useStore } from '@/lib/store'
import styles from './toaster.module.css'
import { dismiss, toastStore } from './toasts'

/**
 * The toasts of `notify`: successes are announced politely, errors assertively. They are in the topmost modal dialog, because
 * nothing outside it can be seen above it or pressed.
 */
export function Toaster() {
  const { t } = useLingui()
  const toasts = useStore(toastStore, [])
  /** The button of a toast that had the focus last, and the element that had it before. */
  const focus = useRef<{ button: Element; before: EventTarget | null }>(null)
  useEffect(() => {
    if (focus.current === null || focus.current.button.isConnected) return
    const { before } = focus.current
    focus.current = null
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  })
  const dialog = useStore(openDialogs, []).at(-1)
  const [host, setHost] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const element = document.createElement('div')
    setHost(element)
    return () => element.remove()
  }, [])
  // Moved, not rendered again: the focus and the announcement of a toast stay.
  useLayoutEffect(() => {
    if (host) (dialog ?? document.body).append(host)
  }, [dialog, host])
  const part = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <div>{toast.text}</div>
          <button type="button" aria-label={t`Fermer la notification`} onClick={() => dismiss(toast.id)}>
            <IconX aria-hidden />
          </button>
        </div>
      ))
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
