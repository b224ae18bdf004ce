import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { notify } from '@/ui/toast/toasts'
import styles from './chat.module.css'
import type { ChatPanel } from './chat-panel'

const OpenChat = createContext<(opener: HTMLElement) => void>(() => undefined)

/** The chat around the public pages, whose `ChatButton`s open it; its panel is loaded when it is first asked for. */
export function Chat({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<typeof ChatPanel>()
  const [isOpen, setOpen] = useState(false)
  const corner = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(undefined)

  const openFrom = useCallback(
    async (from: HTMLElement) => {
      opener.current = from
      corner.current?.querySelector('input')?.focus()
      try {
        const { ChatPanel } = await import('./chat-panel')
        setPanel(() => ChatPanel)
        setOpen(true)
      } catch {
        notify('error', t`La discussion n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.`)
      }
    },
    [t],
  )
  const onClosed = (hasLeft: boolean) => {
    setOpen(false)
    if (!hasLeft) opener.current?.focus()
  }

  return (
    <OpenChat value={openFrom}>
      {children}
      <div ref={corner} className={`no-print ${styles.corner}`}>
        {Panel && <Panel isOpen={isOpen} onClosed={onClosed} />}
      </div>
    </OpenChat>
  )
}

export function ChatButton(props: Omit<ComponentProps<'button'>, 'onClick' | 'type'>) {
  const open = useContext(OpenChat)
  return <button {...props} type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => open(currentTarget)} />
}
