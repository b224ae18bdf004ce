import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { notify } from '@/ui/toasts'
import styles from './chat.module.css'
import type { ChatPanel } from './chat-panel'
import { useConversation } from './use-conversation'

/**
 * The round button at the bottom right; what it opens is loaded when it is first asked for. The conversation lasts as
 * long as the public pages, open or closed.
 */
export function Chat() {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof ChatPanel>>>()
  const conversation = useConversation()
  const button = useRef<HTMLButtonElement>(null)

  const open = async () => {
    try {
      const { ChatPanel } = await import('@/site/areas/forms')
      setPanel(() => ChatPanel)
    } catch {
      notify('error', t`La discussion n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.`)
    }
  }
  // Hidden while the panel is open, the button can take the focus back only once it is shown again.
  const returns = useRef(false)
  useEffect(() => {
    if (returns.current && Panel === undefined) button.current?.focus()
    returns.current = false
  }, [Panel])
  const closed = (left: boolean) => {
    returns.current = !left
    setPanel(undefined)
  }

  return (
    <div className={`no-print ${styles.corner}`}>
      {Panel && <Panel conversation={conversation} onClosed={closed} />}
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
