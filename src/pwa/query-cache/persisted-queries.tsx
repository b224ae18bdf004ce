import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { watchConnection } from '@/pwa/network/connection'
import { persistReads } from './persist'

/** Provides the query client, follows the connection, and persists reads. */
export function PersistedQueries({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => {
    onlineManager.setOnline(navigator.onLine)
    const unwatch = watchConnection(client)
    const stop = persistReads(client)
    return () => {
      unwatch()
      stop()
    }
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
