import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, useEffect } from 'react'
import { watchConnection } from './connection'
import { persistOptions, saveNow } from './persist'

/** The reads of the page, restored from what was kept, and kept again as they change. */
export function PersistedQueries({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => {
    onlineManager.setOnline(navigator.onLine)
    const unwatch = watchConnection(client)
    const save = () => saveNow(client)
    const saveHidden = () => document.visibilityState === 'hidden' && save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      unwatch()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveHidden)
    }
  }, [client])
  return (
    <PersistQueryClientProvider client={client} persistOptions={persistOptions}>
      {children}
    </PersistQueryClientProvider>
  )
}
