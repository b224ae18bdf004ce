import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend2, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isCovered } from '@/lib/is-covered'
import { Emblem } from '@/ui/brand/emblem'
import styles from './chat-panel.module.css'

/** How long the slide-out is awaited before the panel is removed, in milliseconds; the movement itself takes 300. */
const slideOut = 280

/** The chat's panel while it is open; the conversation lasts as long as this, open or closed. */
export function ChatPanel({ isOpen, onClosed }: { isOpen: boolean; onClosed: (hasLeft: boolean) => void }) {
  const conversation = useConversation()
  return isOpen && <Panel conversation={conversation} onClosed={onClosed} />
}

/** The conversation: a greeting, what the visitor writes, and the same answer a second after each message. */
function Panel({
  conversation: { messages, send },
  onClosed,
}: {
  conversation: Conversation
  /** `hasLeft`: a link of the conversation was followed, and its page takes the focus. */
  onClosed: (hasLeft: boolean) => void
}) {
  const { t } = useLingui()
  const name = useId()
  const panel = useRef<HTMLElement>(null)
  const [closing, setClosing] = useState<'closed' | 'left'>()
  const onEnd = useEffectEvent(onClosed)
  const close = useCallback(() => setClosing('closed'), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.defaultPrevented && !isCovered(panel.current) && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  useEffect(() => {
    if (closing === undefined) return
    const timer = setTimeout(() => onEnd(closing === 'left'), slideOut)
    return () => clearTimeout(timer)
  }, [closing])
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={name}
      className={styles.panel}
      data-closing={closing !== undefined || undefined}
    >
      <div className={styles.head}>
        <Emblem className={styles.emblem} />
        <h2 id={name} className={`large ${styles.title}`}>
          <Trans>Discussion</Trans>
        </h2>
        <button type="button" className={styles.close} aria-label={t`Fermer la discussion`} onClick={close}>
          <IconX aria-hidden />
        </button>
      </div>
      <MessageLog messages={messages} onFollow={() => setClosing('left')} />
      <MessageForm send={send} />
    </section>
  )
}

/** The messages, scrolled to the latest one. */
function MessageLog({ messages, onFollow }: { messages: readonly ChatMessage[]; onFollow: () => void }) {
  const { t } = useLingui()
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (messages.length > 1) log.current?.scrollTo?.({ top: log.current.scrollHeight })
  }, [messages])
  return (
    // Focusable, because a scroll container has to be reachable by keyboard.
    <div ref={log} role="log" aria-label={t`Messages`} className={styles.log} tabIndex={0}>
      {messages.map((message) => (
        <p key={message.id} className={styles.message} data-type={message.type}>
          <span className="visually-hidden">
            {message.type === 'sent' ? <Trans>Vous :</Trans> : <Trans>CDEC :</Trans>}{' '}
          </span>
          {message.type === 'sent' ? message.text : <Received text={message.text} onFollow={onFollow} />}
        </p>
      ))}
    </div>
  )
}

function MessageForm({ send }: Pick<Conversation, 'send'>) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send(input.current?.value ?? '')) event.currentTarget.reset()
    input.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input
        ref={input}
        className={`control ${styles.input}`}
        aria-label={t`Votre message`}
        placeholder={t`Votre message`}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={1000}
      />
      <button type="submit" className={styles.send} aria-label={t`Envoyer le message`}>
        <IconSend2 aria-hidden />
      </button>
    </form>
  )
}

function Received({
  text,
  onFollow,
}: {
  text: Extract<ChatMessage, { type: 'received' }>['text']
  onFollow: () => void
}) {
  if (text === 'greeting')
    return <Trans>Bonjour et bienvenue à la CDEC ! Cette messagerie répond automatiquement. Que cherchez-vous ?</Trans>
  return (
    <Trans>
      Merci pour votre message ! Cette réponse est automatique. La page{' '}
      <Link to="/trouver-mon-cas/$" onClick={onFollow}>
        Trouver mon cas
      </Link>{' '}
      mène à la démarche qui vous concerne, le{' '}
      <Link to="/guide_utilisateurs" onClick={onFollow}>
        guide des utilisateurs
      </Link>{' '}
      répond aux questions les plus fréquentes. Pour une réponse personnelle, écrivez-nous depuis la page{' '}
      <Link to="/contact_us" onClick={onFollow}>
        Contact
      </Link>
      .
    </Trans>
  )
}

/** What the visitor wrote, or one of the two texts that the chat itself has. */
type ChatMessage =
  | { id: number; type: 'sent'; text: string }
  | { id: number; type: 'received'; text: 'greeting' | 'answer' }

interface Conversation {
  messages: readonly ChatMessage[]
  /** Returns false for a blank text, which is not sent. */
  send: (text: string) => boolean
}

/** How long the answer takes, in milliseconds (specification, section 9). */
const answerAfter = 1000

/** How long the conversation lasts after its last message, in milliseconds: as long as the draft of a form (ui/fields/visitor-draft.ts). */
const lastsMs = 30 * 60_000

const greeting: readonly ChatMessage[] = [{ id: 0, type: 'received', text: 'greeting' }]

/** The messages so far, beginning with the greeting, until the visitor has written nothing for a while. */
function useConversation(): Conversation {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const [messages, setMessages] = useState(greeting)

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending) clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (messages.length === 1) return
    const forgetting = setTimeout(() => setMessages(greeting), lastsMs)
    return () => clearTimeout(forgetting)
  }, [messages.length])

  return {
    messages,
    send(typed) {
      const text = typed.trim()
      if (text === '') return false
      setMessages((all) => [...all, { id: all.length, type: 'sent', text }])
      const answer = () => setMessages((all) => [...all, { id: all.length, type: 'received', text: 'answer' }])
      timers.current.add(setTimeout(answer, answerAfter))
      return true
    },
  }
}
