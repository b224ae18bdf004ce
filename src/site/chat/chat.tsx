import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { notify } from '@/ui/toasts'
import styles from './chat.module.css'

/** The round button at the bottom right; what it opens is loaded when it is first asked for. */
export function Chat() {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<ComponentType<{ onClosed: () => void }>>()
  const button = useRef<HTMLButtonElement>(null)

  const open = async () => {
    try {
      const { ChatPanel } = await import('@/site/areas/forms')
      setPanel(() => ChatPanel)
    } catch {
      notify('error', t`La discussion n’a pas pu s’ouvrir. Vérifiez votre réseau, puis réessayez.`)
    }
  }
  // Hidden while the panel is open, the button can take the focus back only once it is shown again.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && Panel === undefined) button.current?.focus()
    wasOpen.current = Panel !== undefined
  }, [Panel])

  return (
    <div className={`no-print ${styles.corner}`}>
      {Panel && <Panel onClosed={() => setPanel(undefined)} />}
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label={t`Ouvrir la discussion`}
        aria-haspopup="dialog"
        hidden={Panel !== undefined}
        onClick={() => void open()}
      >
        <IconMessageCircle aria-hidden />
      </button>
    </div>
  )
}
