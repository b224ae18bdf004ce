import { useEffect, useState } from 'react'
import { type KeptRead, keptReads, keptText } from '@/pwa/query-cache/cached-reads'

const lookEvery = 2000

/** What is written in the browser's storage; looked at again every two seconds, while it is still being filled. */
export function useKeptReads(): readonly KeptRead[] {
  const [reads, setReads] = useState<readonly KeptRead[]>([])
  useEffect(() => {
    let last: string | null = null
    const look = () => {
      const text = keptText()
      if (text === last) return
      last = text
      setReads(keptReads(text))
    }
    look()
    const again = setInterval(look, lookEvery)
    return () => clearInterval(again)
  }, [])
  return reads
}
