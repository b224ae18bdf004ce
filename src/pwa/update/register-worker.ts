import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { holdsInput } from '@/auth/holds-input'
import { storedLocale } from '@/i18n/locale'
import { whenIdle } from '@/lib/idle'
import { local } from '@/lib/storage'
import { savesData } from '@/pwa/network/low-data'
import { markNewsSeen, watchForNews } from '@/pwa/news/watch'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { writeLocale, writeSavesData } from '@/pwa/query-cache/reader-cache'
import { askWorker } from '@/pwa/worker/messages'
import { notify } from '@/ui/toast/toasts'
import { appUpdate } from './app-update'

let worker: Workbox | undefined

/** Registers the service worker, then prefetches everything public for reading offline. A new version waits until it is asked for. */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  await Promise.all([writeLocale(storedLocale()), writeSavesData(savesData())])
  try {
    worker = new Workbox('/sw.js')
    worker.addEventListener('waiting', () => appUpdate.set('waiting'))
    // When any tab puts the new version in place, each reloads, but never over unsaved input. The first worker that
    // answers for a page takes it without a reload.
    let hasWorker = navigator.serviceWorker.controller !== null
    worker.addEventListener('controlling', () => {
      const isFirst = !hasWorker
      hasWorker = true
      if (isFirst) return announceReady()
      if (holdsInput()) appUpdate.set('elsewhere')
      else window.location.reload()
    })
    const registration = await worker.register({ immediate: true })
    if (registration === undefined) return
    void watchForNews(registration)
    await controlled()
    askWorker({ type: 'REPAIR' })
  } catch (error) {
    console.warn('The site cannot be cached for reading offline.', error)
  }
  whenIdle(async () => {
    await checkUpdates()
    await prefetchSite(queryClient, storedLocale())
    await markNewsSeen(queryClient, storedLocale())
  })
}

/** The first worker answers once it has cached every page; for a reader who saves data it has cached the program only. */
function announceReady() {
  if (!savesData()) notify('success', i18n._(msg`Prêt hors ligne : le site se lit maintenant sans réseau.`))
}

const failuresKey = 'worker-failures'

/** Says so once the server has given a web page, or an error, in the place of the worker at three visits in a row. */
async function checkUpdates(): Promise<void> {
  let found: boolean
  try {
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-cache' })
    found = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    // No network says nothing about the file.
    return
  }
  if (found) return local.remove(failuresKey)
  const failures = Number(local.read(failuresKey)) + 1
  local.write(failuresKey, String(failures))
  if (failures >= 3 && appUpdate.get() === 'none') appUpdate.set('unavailable')
}

/** Lets the new worker take the old one's place, while nothing else is asked of the old one. */
export async function applyUpdate(): Promise<void> {
  appUpdate.set('coming')
  await pausePrefetch(async () => {
    worker?.messageSkipWaiting()
    await within(lastMoment, nextController())
  })
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) appUpdate.set('late')
}

/** In milliseconds: Chromium takes away a worker that has had nothing to do for thirty seconds, whatever held it before. */
const lastMoment = 35_000

/**
 * Resolves once the worker answers for this page: only then does it cache the pictures that are loaded. A page that was
 * reloaded past its worker never gets there, nor one whose worker cannot be installed: what can be cached still is.
 */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller === null) await within(20_000, nextController())
}

const nextController = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const within = (milliseconds: number, event: Promise<void>) =>
  Promise.race([event, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))])
