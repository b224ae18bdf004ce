import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { connect } from '@/api/connection'
import { takePrerenderedRows } from '@/api/prerendered-rows'
import { readKey } from '@/api/query-keys'
import { redirectToLogin } from '@/auth/login-redirect'
import { followTabs } from '@/auth/tabs'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { activateLocale, loadCatalog } from '@/i18n/catalogs'
import { localeOf } from '@/i18n/locale'
import { savesData } from '@/pwa/network/low-data'
import { beginVisit } from '@/pwa/network/visit'
import { followReader, restoreCache } from '@/pwa/query-cache/persist'
import { followHistory } from '@/site/lists/came-back'
import { createQueryClient } from './query-client'
import { type AppRouter, createAppRouter } from './router'

/**
 * Starts the application at the current address: language, query cache, router, and the redirect after a 401. `stop` ends its
 * subscriptions and cancels its calls.
 */
export async function start({
  history,
  prerendered = false,
}: {
  history?: RouterHistory
  prerendered?: boolean
} = {}): Promise<{ router: AppRouter; queryClient: QueryClient; stop: () => void }> {
  beginVisit()
  const locale = localeOf((history ?? window).location.pathname)
  const queryClient = createQueryClient()
  await Promise.all([activateLocale(locale), restoreCache(queryClient)])
  if (prerendered) takePrerenderedRows()
  const router = createAppRouter({
    queryClient,
    locale,
    loadCatalog,
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
    }),
    // A form with unsaved input keeps its data; saving it asks to sign in again.
    followReader(queryClient, ({ queryKey }) => !readKey(queryKey).isPublic && hasUnsavedInput()),
    followTabs(router, () => void leave()),
  ]
  if (prerendered) {
    // Without it the router renders boundaries that the prerendered markup does not have.
    router.ssr = { manifest: undefined }
    router.update({ ...router.options, scrollRestoration: keepEarlyScroll() })
  }
  await router.load()
  // Subscribed last: the router follows a redirect itself only while its history has no subscribers.
  ends.push(followHistory(router.history))
  const stop = () => {
    for (const end of ends) end()
    void queryClient.cancelQueries()
    queryClient.clear()
  }
  return { router, queryClient, stop }
}

/** Returns the router's `scrollRestoration`: a reader who has scrolled before hydration is not moved. */
function keepEarlyScroll(): () => boolean {
  let isHydrating = true
  return () => {
    const isFree = !isHydrating || window.scrollY === 0
    isHydrating = false
    return isFree
  }
}
