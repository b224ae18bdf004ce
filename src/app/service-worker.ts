import type { QueryClient } from '@tanstack/react-query'
import { storedLocale } from '@/i18n/locale'
import { setAppUpdate } from '@/offline/app-update'
import { keepEverything } from '@/offline/keep-everything'
import { savesData } from '@/offline/low-data'
import { markNewsSeen, watchForNews } from '@/offline/news-badge'
import { keepLocale, keepSavesData } from '@/offline/reader-cache'
import { holdsInput } from './holds-input'

/**
 * Registers the service worker once the page is at rest, then keeps everything public for reading offline. A new
 * version waits until it is asked for.
 */
export function registerServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD) return
  idle(async () => {
    await Promise.all([keepLocale(storedLocale()), keepSavesData(savesData())])
    try {
      const registration = await navigator.serviceWorker.register('/sw.js')
      followUpdates(registration)
      void watchForNews(registration)
      await controlled()
    } catch (error) {
      console.warn('The site cannot be kept for reading offline.', error)
    }
    idle(async () => {
      await keepEverything(queryClient, storedLocale())
      await markNewsSeen(queryClient, storedLocale())
    })
  })
}

/** When any tab puts the new version in place, each reloads, but never over unsaved input. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  // The worker that waits when the reader agrees: a newer release may have taken the place of the one that was offered.
  const offer = (worker: ServiceWorker) =>
    setAppUpdate('waiting', () => (registration.waiting ?? worker).postMessage({ type: 'SKIP_WAITING' }, []))
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker)
    })
  })
  let updates = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (updates && holdsInput()) setAppUpdate('elsewhere')
    else if (updates) window.location.reload()
    updates = true
  })
}

// A slow machine that is kept busy by movement is never idle: then after a while all the same.
const idle = (run: () => Promise<void>) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void run(), { timeout: 4000 })
    : setTimeout(() => void run(), 500)

/**
 * Resolves once the worker answers for this page: only then does it keep the pictures that are loaded. A page that was
 * reloaded past its worker never gets there, nor one whose worker cannot be installed: what can be kept still is.
 */
function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, 20_000)
  })
}

// A chunk of an older release is gone from the server: reload once, only online, never over unsaved input.
const reloadedKey = 'reloaded-for'

export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || holdsInput()) return
    try {
      if (sessionStorage.getItem(reloadedKey) === import.meta.url) return
      sessionStorage.setItem(reloadedKey, import.meta.url)
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
