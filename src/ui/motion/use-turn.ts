import { type RefObject, useEffect, useState } from 'react'
import { usePageShown } from './use-seen'

/** The moving parts of the page that are in the window: how much of each, from 0 to 1, and what says whether it may move. */
const parts = new Map<Element, { share: number; setTurn: (isTurn: boolean) => void }>()

/** Lets the part move of which most is in the window; of equals the first of the page. */
function giveTurn() {
  const [first] = [...parts].toSorted(
    ([one, { share }], [other, { share: otherShare }]) =>
      otherShare - share || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
  )
  for (const [element, { setTurn }] of parts) setTurn(element === first?.[0])
}

const shares = Array.from({ length: 11 }, (_, tenth) => tenth / 10)

/**
 * Returns whether an element that moves by itself may move (`isTurn`): one at a time, in the viewport of a visible page. `hasBeenSeen`:
 * it was in the viewport. Both are false until they are known.
 */
export function useTurn(element: RefObject<Element | null>) {
  const [isTurn, setTurn] = useState(false)
  const [hasBeenSeen, setBeenSeen] = useState(false)
  const isPageShown = usePageShown()
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const leave = () => {
      parts.delete(current)
      setTurn(false)
      giveTurn()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry?.isIntersecting) return leave()
        setBeenSeen(true)
        parts.set(current, { share: entry.intersectionRatio, setTurn })
        giveTurn()
      },
      { threshold: shares },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      leave()
    }
  }, [element])
  return { isTurn: isTurn && isPageShown, hasBeenSeen }
}
