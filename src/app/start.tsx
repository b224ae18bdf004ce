import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connect } from '@/api/http'
import { takePrerenderedRows } from '@/api/prerendered-rows'
import { readKey } from '@/api/query-keys'
import { redirectToLogin } from '@/auth/login-redirect'
import { followTabs } from '@/auth/tabs'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { activateLocale, currentLocale, loadCatalog } from '@/i18n/catalogs'
import { localeOf } from '@/i18n/locale'
import { afterRest, whenIdle } from '@/lib/idle'
import { trustedTypesPolicy } from '@/lib/trusted-types'
import { watchInstallOffer } from '@/pwa/install/install'
import { beginVisit } from '@/pwa/network/freshness'
import { loadsOnRequest } from '@/pwa/network/low-data'
import { resetOnReaderChange, restoreCache } from '@/pwa/query-cache/persist'
import { readEarlyInput } from '@/ui/hydration/early-input'
import { showStoredToasts } from '@/ui/toast/toasts'
import { App } from './app'
import { isChunkMissing, reloadOnceForMissingChunks, showBundleMissing } from './missing-chunks'
import { createQueryClient } from './query-client'
import { type AppRouter, createAppRouter } from './router'

// The start of a page, second part: in the client bundle, called by the boot script (app/boot/boot.ts).

/** Starts the application in its document. */
export function boot(): void {
  installTrustedTypes()
  reloadOnceForMissingChunks()
  watchInstallOffer()
  draw().catch((error: unknown) => {
    console.error(error)
    showBundleMissing()
  })
}

/** Hydrates the document where it was prerendered for this page, and renders the page where it is a shell. */
async function draw() {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root')
  // The document of the login page is French for everybody.
  const isPrerendered =
    root.dataset['page']?.toLowerCase() === location.pathname.replace(/(.)\/$/, '$1').toLowerCase() &&
    document.documentElement.lang === localeOf(location.pathname)
  const { router, queryClient } = await start({ isPrerendered })
  // The prerendered document is readable; hydration without the screen's chunk would replace it by an error.
  if (isPrerendered && isChunkMissing()) return showBundleMissing()
  const app = <App router={router} queryClient={queryClient} />
  readEarlyInput(root)
  document.documentElement.lang = currentLocale()
  // A transition hydrates in slices, between which presses are handled.
  if (isPrerendered) {
    window.undoChanges?.()
    startTransition(() => void hydrateRoot(root, app))
  } else {
    for (const tag of document.head.querySelectorAll('meta[data-shell]')) tag.remove()
    // The page is rendered at once, so that a field keeps its focus while its reader types.
    flushSync(() => createRoot(root).render(app))
    // React sets the page's title before the shell's.
    const [title, shellTitle] = document.head.querySelectorAll('title')
    if (title) shellTitle?.remove()
  }
  whenIdle(() => delete document.documentElement.dataset['pictures'])
  showStoredToasts()
  // Only a focused control can lose the focus.
  document.addEventListener('focusin', () => void import('@/app/lost-focus'), { once: true })
  // The preview's frame (src/preview) uses the worker of the page around it.
  if (import.meta.env.PROD && window.parent === window)
    afterRest(async () => {
      // Without a network the worker is registered at the next visit.
      const module = await import('@/pwa/update/register-worker').catch(() => undefined)
      await module?.registerWorker(queryClient)
    })
}

/**
 * Starts the application at the current address: language, query cache, router, and the redirect after a 401. `stop` ends its
 * subscriptions and cancels its calls.
 */
export async function start({
  history,
  isPrerendered = false,
}: {
  history?: RouterHistory
  isPrerendered?: boolean
} = {}): Promise<{ router: AppRouter; queryClient: QueryClient; stop: () => void }> {
  beginVisit()
  const locale = localeOf((history ?? window).location.pathname)
  const queryClient = createQueryClient()
  await Promise.all([activateLocale(locale), restoreCache(queryClient)])
  if (isPrerendered) takePrerenderedRows()
  const router = createAppRouter({
    queryClient,
    locale,
    loadCatalog,
    prefetch: (options) => void queryClient.prefetchQuery(options),
    ...(history && { history }),
  })
  if (loadsOnRequest()) router.update({ ...router.options, defaultPreload: false })
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
    resetOnReaderChange(queryClient, ({ queryKey }) => !readKey(queryKey).isPublic && hasUnsavedInput()),
    followTabs(router, () => void leave()),
    ignoreCompositionKeys(),
  ]
  if (isPrerendered) {
    // A router without `ssr` renders boundaries that the prerendered markup does not have.
    router.ssr = { manifest: undefined }
    // A reader who has scrolled before hydration is not moved.
    let isHydrating = true
    router.update({
      ...router.options,
      scrollRestoration: () => {
        const isFree = !isHydrating || window.scrollY === 0
        isHydrating = false
        return isFree
      },
    })
  }
  await router.load()
  const stop = () => {
    for (const end of ends) end()
    void queryClient.cancelQueries()
    queryClient.clear()
  }
  return { router, queryClient, stop }
}

/**
 * Keeps an Enter or Escape that ends a composition (an input method, a dead key) from every field and dialog: it chooses a sign
 * and neither sends, chooses nor closes anything. Safari ends the composition before the key, whose code is then 229. Returns a
 * function that ends it.
 */
function ignoreCompositionKeys(): () => void {
  const stop = (event: KeyboardEvent) => {
    const { key, isComposing, keyCode } = event
    if ((key === 'Enter' || key === 'Escape') && (isComposing || keyCode === 229)) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', stop, true)
  return () => window.removeEventListener('keydown', stop, true)
}

/**
 * Installs the default policy for the content policy's `require-trusted-types-for`: only DOMPurify's output becomes markup,
 * and only the service worker's script is loaded by address. Style text has no "<" and passes.
 */
function installTrustedTypes(): void {
  trustedTypesPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  })
}
