import { useEffect, useState } from 'react'
import { followKeptAddresses } from '@/pwa/downloads/cached-addresses'
import { type KeptDocument, listKeptDocuments } from '@/pwa/downloads/downloads'

/** The kept documents, read again whenever one comes or goes, here or in another tab. */
export function useKeptDocuments(): readonly KeptDocument[] | 'reading' | 'refused' {
  const [documents, setDocuments] = useState<readonly KeptDocument[] | 'reading' | 'refused'>('reading')
  useEffect(() => {
    let current = true
    const read = () => void listKeptDocuments().then((list) => current && setDocuments(list ?? 'refused'))
    const stop = followKeptAddresses(read)
    return () => {
      current = false
      stop()
    }
  }, [])
  return documents
}
