import { useEffect, useRef, useState } from 'react'

/** What the visitor wrote, or one of the two texts that the chat itself has. */
export type ChatMessage =
  | { id: number; type: 'sent'; text: string }
  | { id: number; type: 'received'; text: 'greeting' | 'answer' }

export interface Conversation {
  messages: readonly ChatMessage[]
  /** Gives false for a blank text, which is not sent. */
  send: (text: string) => boolean
}

/** How long the answer takes, in milliseconds (specification, section 9). */
const answerAfter = 1000

/** The messages so far, beginning with the greeting. They last as long as the component that uses this. */
export function useConversation(): Conversation {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const [messages, setMessages] = useState<readonly ChatMessage[]>([{ id: 0, type: 'received', text: 'greeting' }])

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending) clearTimeout(timer)
    }
  }, [])

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
