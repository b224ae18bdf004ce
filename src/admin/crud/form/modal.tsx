import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './modal.module.css'

/**
 * A panel over the page: the focus stays inside, and goes back once it is closed. Not the browser's own modal dialog,
 * which would put the notices of the corner out of reach. `onClose` follows Escape and the button of its head, and
 * where there is nothing to lose (`light`) a click beside it.
 */
export function Modal({
  title,
  closeLabel,
  side = false,
  light = false,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  /** Along the side instead of in the middle. */
  side?: boolean
  light?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(panel, useFocusTrap())
  const name = useId()
  // Taken before anything in here takes the focus.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The row that opened it may be gone.
      const next = before?.isConnected ? before : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus()
    },
    [before],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const above = document.querySelector('dialog[open]') !== null
      // Whatever had the focus is gone, a notice that was closed: the next step is in here again.
      if (event.key === 'Tab' && !above && document.activeElement === document.body) panel.current?.focus()
      // The text editor's own small panels lie elsewhere in the page, and close by themselves.
      const mine =
        event.target === document.body || (event.target instanceof Node && panel.current?.contains(event.target))
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || above || !mine) return
      // The question that is about to open would else hear this very Escape, and close again.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div className={styles.place} data-side={side || undefined}>
      <div className={styles.shade} aria-hidden onClick={light ? onClose : undefined} />
      <div ref={ref} role="dialog" aria-modal aria-labelledby={name} tabIndex={-1} className={styles.panel}>
        <div className={styles.head}>
          <h2 id={name} className={styles.title}>
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={onClose}>
            <IconX aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
