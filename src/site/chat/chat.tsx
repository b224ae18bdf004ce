import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './chat.module.css'

const ChatPanel = lazy(() => import('./chat-panel').then(({ ChatPanel: panel }) => ({ default: panel })))

/** The round button at the bottom right; what it opens is loaded when it is first asked for. */
export function Chat() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={`no-print ${styles.corner}`}>
      {open && (
        <Suspense fallback={null}>
          <ChatPanel onClosed={close} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label={t`Ouvrir la discussion`}
        aria-expanded={open}
        hidden={open}
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle aria-hidden />
      </button>
    </div>
  )
}
