import { useEffect, useRef, useState } from 'react'
import type { ScreenAddress } from './use-screen-address'

/** How long after the last letter the list is searched, in milliseconds (specification, section 9). */
const pause = 300

/** What is typed in the search box; the address follows, and leads when it changes by itself (Back, a link). */
export function useTypedSearch({ search, change }: ScreenAddress) {
  const asked = search.q ?? ''
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (asked === sent.current) return
    sent.current = asked
    setTyped(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (value: string) => {
    clearTimeout(timer.current)
    if (value.trim() === sent.current) return
    sent.current = value.trim()
    change({ q: value.trim() || undefined, page: undefined }, { replace: true })
  }
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(value), pause)
  }
  // Whoever leaves the box is about to do something else: the search does not come in between.
  return { typed, type, leave: () => send(typed) }
}
