import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend2, IconX } from '@tabler/icons-react'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Emblem } from '@/ui/emblem'
import styles from './chat-panel.module.css'
import { useConversation } from './use-conversation'

/** How long the slide-out is awaited before the panel is removed, in milliseconds; the movement itself takes 300. */
const leaving = 280

/** The conversation: a greeting, what the visitor writes, and the same answer a second after each message. */
export function ChatPanel({ onClosed }: { onClosed: () => void }) {
  const { t } = useLingui()
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const [closing, setClosing] = useState(false)
  const { messages, send } = useConversation()
  const close = useCallback(() => setClosing(true), [])

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  useEffect(() => {
    if (!closing) return
    const timer = setTimeout(onClosed, leaving)
    return () => clearTimeout(timer)
  }, [closing, onClosed])
  useEffect(() => {
    if (messages.length > 1) log.current?.scrollTo?.({ top: log.current.scrollHeight })
  }, [messages])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (send(input.current?.value ?? '')) form.reset()
    input.current?.focus()
  }

  return (
    <section role="dialog" aria-labelledby={name} className={styles.panel} data-closing={closing || undefined}>
      <div className={styles.head}>
        <Emblem className={styles.emblem} />
        <h2 id={name} className={styles.title}>
          <Trans>Discussion</Trans>
        </h2>
        <button type="button" className={styles.close} aria-label={t`Fermer la discussion`} onClick={close}>
          <IconX aria-hidden />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by the keyboard */}
      <div ref={log} role="log" aria-label={t`Messages`} className={styles.log} tabIndex={0}>
        {messages.map(({ id, type, text }) => (
          <p key={id} className={styles.message} data-type={type}>
            <span className="visually-hidden">{type === 'sent' ? <Trans>Vous :</Trans> : <Trans>CDEC :</Trans>} </span>
            {text}
          </p>
        ))}
      </div>
      <form className={styles.form} onSubmit={onSubmit}>
        <input
          ref={input}
          className={styles.input}
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
    </section>
  )
}
