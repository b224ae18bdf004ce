import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useStore } from '@/lib/store'
import styles from './toaster.module.css'
import { dismiss, toastStore } from './toasts'

/** The toasts of `notify`: successes are announced politely, errors assertively. */
export function Toaster() {
  const { t } = useLingui()
  const toasts = useStore(toastStore, [])
  /** The element that had the focus before. */
  const before = useRef<EventTarget>(null)
  const close = (id: number) => {
    dismiss(id)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const part = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <div>{toast.text}</div>
          <button type="button" aria-label={t`Fermer la notification`} onClick={() => close(toast.id)}>
            <IconX aria-hidden />
          </button>
        </div>
      ))
  return (
    <div
      className={`no-print ${styles.corner}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
    >
      <div role="status">{part(false)}</div>
      <div role="alert">{part(true)}</div>
    </div>
  )
}
