import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { connect } from '@/api/connection'
import { takePrerenderedRows } from '@/api/prerendered-rows'
import { readKey } from '@/api/query-keys'
import { endedTokensKey } from '@/api/token'
import { redirectToLogin } from '@/auth/login-redirect'
import { followTabs } from '@/auth/tabs'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'
import { local } from '@/lib/storage'
import { connectionState, watchConnectionState } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { beginVisit } from '@/pwa/network/visit'
import { followReader, restoreCache } from '@/pwa/query-cache/persist'
import { followHistory } from '@/site/lists/came-back'
import type { EarlyReads } from './boot/boot'
import { notWhileItIsRead } from './first-scroll'
import { createQueryClient } from './query-client'
import { type AppRouter, createAppRouter } from './router'

/**
 * Readies the product for a page: its language, its reads, its router on the present address, and the 401 rule. `stop`
 * ends all that it follows; what is under way is given up.
 */
export async function start({
  history,
  prerendered = false,
  earlyReads,
}: {
  history?: RouterHistory
  prerendered?: boolean
  /** What the document has asked for beside its scripts (app/boot/boot.ts). */
  earlyReads?: EarlyReads | undefined
} = {}): Promise<{ router: AppRouter; queryClient: QueryClient; stop: () => void }> {
  beginVisit()
  const locale = storedLocale()
  const queryClient = createQueryClient()
  await Promise.all([loadCatalog('main', locale), restoreCache(queryClient)])
  if (prerendered) takePrerenderedRows()
  const router = createAppRouter({
    queryClient,
    locale,
    loadCatalog: (area) => loadCatalog(area, locale),
    prefetch: (options) => void queryClient.prefetchQuery(options),
    ...(history && { history }),
  })
  if (savesData()) router.update({ ...router.options, defaultPreload: false })
  const leave = async () => {
    await redirectToLogin(router)
    queryClient.removeQueries({ predicate: ({ queryKey }) => !readKey(queryKey).isPublic })
  }
  const ends = [
    connect({
      locale: () => locale,
      onUnauthorized: () => void leave(),
      earlyRead: (path, asked) => (asked === earlyReads?.locale ? takeFrom(earlyReads.answers, path) : undefined),
    }),
    // The form goes on with what it has; its save asks to sign in again.
    followReader(queryClient, ({ queryKey }) => !readKey(queryKey).isPublic && hasUnsavedInput()),
    followTabs(router, () => void leave()),
    watchConnectionState(() => void reportEndedSessions()),
  ]
  void reportEndedSessions()
  if (prerendered) {
    // Else the router would draw boundaries that the prerendered markup does not have.
    router.ssr = { manifest: undefined }
    router.update({ ...router.options, scrollRestoration: notWhileItIsRead() })
  }
  await router.load()
  // What the first page did not want will be older than a read by the time somebody does.
  earlyReads = undefined
  // Not before: the router goes on by itself from a redirect only as long as nobody listens to its history.
  ends.push(followHistory(router.history))
  const stop = () => {
    for (const end of ends) end()
    void queryClient.cancelQueries()
    queryClient.clear()
  }
  return { router, queryClient, stop }
}

/** Takes a value out of a map: it is given once. */
function takeFrom<Key, Value>(map: Map<Key, Value>, key: Key): Value | undefined {
  const value = map.get(key)
  map.delete(key)
  return value
}

/** Tells the provider of sign-outs that it has not heard of; hardly anybody needs the client bundle for it. */
async function reportEndedSessions(): Promise<void> {
  if (connectionState() === 'offline' || local.read(endedTokensKey) === null) return
  const sessions = await import('@/auth/ended-sessions').catch(() => undefined)
  await sessions?.reportEndedSessions()
}
