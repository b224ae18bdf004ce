import type { QueryClient } from '@tanstack/react-query'
import { holdsInput } from '@/auth/holds-input'
import { storedLocale } from '@/i18n/locale'
import { whenIdle } from '@/lib/idle'
import { prefetchSite } from '@/pwa/downloads/download-everything'
import { markNewsSeen, watchForNews } from '@/pwa/install/news-badge'
import { savesData } from '@/pwa/network/low-data'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import { writeLocale, writeSavesData } from '@/pwa/query-cache/reader-cache'
import { setAppUpdate } from './app-update'

/**
 * Registers the service worker, then keeps everything public for reading offline. A new version waits until it is
 * asked for.
 */
export async function registerServiceWorker(queryClient: QueryClient): Promise<void> {
  await Promise.all([writeLocale(storedLocale()), writeSavesData(savesData())])
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    followUpdates(registration)
    void watchForNews(registration)
    await controlled()
  } catch (error) {
    console.warn('The site cannot be kept for reading offline.', error)
  }
  whenIdle(async () => {
    await prefetchSite(queryClient, storedLocale())
    await markNewsSeen(queryClient, storedLocale())
  })
}

/** When any tab puts the new version in place, each reloads, but never over unsaved input. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  const offer = (worker: ServiceWorker) => setAppUpdate('waiting', () => void takeOver(registration, worker))
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

/**
 * Lets the new worker take the old one's place, while nothing else is asked of the old one. It may be a newer one than
 * was offered: whichever waits by then.
 */
async function takeOver(registration: ServiceWorkerRegistration, offered: ServiceWorker): Promise<void> {
  setAppUpdate('coming')
  await pausePrefetch(async () => {
    const worker = registration.waiting ?? offered
    worker.postMessage({ type: 'SKIP_WAITING' }, [])
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      setTimeout(resolve, lastMoment)
    })
  })
  if (registration.waiting) setAppUpdate('late')
}

/** Chromium takes away a worker that has had nothing to do for thirty seconds, whatever held it before. */
const lastMoment = 35_000

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
