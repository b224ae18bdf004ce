import { useCallback, useEffect, useRef, useState } from 'react'
import { seenText } from '@/lib/seen-text'

/** How long the address waits for the next letter, in milliseconds: WebKit refuses more than 100 changes in 10 s. */
const delay = 300

/**
 * The text of a search field whose term stands in the address. What is typed is passed to `send` after a pause, or by
 * `flush` when the field is left; any other change of the address (Back, a link, a button) changes the text.
 */
export function useSearchText(term: string, send: (term: string) => void) {
  const [text, setText] = useState(term)
  /** The term of the address once all that was sent is there. */
  const last = useRef(term)
  /** The terms that were sent and were not in the address at the last render. */
  const sent = useRef<string[]>([])
  const pending = useRef<{ next: string; timer: number }>(undefined)

  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])
  const flush = () => {
    const next = pending.current?.next
    cancel()
    if (next === undefined || next === last.current) return
    last.current = next
    sent.current.push(next)
    send(next)
  }
  const type = (value: string) => {
    cancel()
    setText(value)
    pending.current = { next: seenText(value), timer: window.setTimeout(flush, delay) }
  }

  useEffect(() => {
    const at = sent.current.indexOf(term)
    sent.current = sent.current.slice(at + 1)
    if (at >= 0) return
    cancel()
    last.current = term
    sent.current = []
    setText(term)
  }, [term, cancel])
  useEffect(() => cancel, [cancel])
  return { text, type, flush }
}
