import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

export interface ChatMessage {
  id: number
  text: string
  type: 'sent' | 'received'
}

/** How long the answer takes, in milliseconds (specification, section 9). */
const answerAfter = 1000

/** The messages so far, beginning with the greeting. `send` gives false for a blank text, which is not sent. */
export function useConversation(): { messages: readonly ChatMessage[]; send: (text: string) => boolean } {
  const { t } = useLingui()
  const last = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: 0, type: 'received', text: t`Bonjour et bienvenue à la CDEC ! Comment pouvons-nous vous aider ?` },
  ])

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending) clearTimeout(timer)
    }
  }, [])

  const say = (type: ChatMessage['type'], text: string) => {
    const message = { id: ++last.current, type, text }
    setMessages((all) => [...all, message])
  }

  return {
    messages,
    send(typed) {
      const text = typed.trim()
      if (text === '') return false
      say('sent', text)
      const answer = t`Merci pour votre message ! Cette messagerie répond automatiquement : pour une réponse personnelle, écrivez-nous depuis la page Contact.`
      timers.current.add(setTimeout(() => say('received', answer), answerAfter))
      return true
    },
  }
}
