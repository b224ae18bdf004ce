import { useEffect, useState } from 'react'
import { compareWithServer } from '@/pwa/downloads/downloads'
import { useConnection } from '@/pwa/network/connection'

/** How a kept document compares with the server's, asked while there is a network. */
export function useCompared(address: string) {
  const connection = useConnection()
  const [compared, setCompared] = useState<'same' | 'changed' | 'gone' | 'unknown'>('unknown')
  useEffect(() => {
    if (connection !== 'online') return undefined
    let current = true
    void compareWithServer(address).then((found) => current && setCompared(found))
    return () => {
      current = false
    }
  }, [address, connection])
  return compared
}
