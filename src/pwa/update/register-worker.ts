import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { holdsInput } from '@/auth/holds-input'
import { isAdminPath } from '@/auth/login-redirect'
import { storedLocale } from '@/i18n/locale'
import { whenIdle } from '@/lib/idle'
import { local } from '@/lib/storage'
import { noteAnswer } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { markNewsSeen, watchForNews } from '@/pwa/news/watch'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { notify } from '@/ui/toast/toasts'
import { appUpdate, updateWeight } from './app-update'

let worker: Workbox | undefined

const askedKey = 'offline-asked'

/**
 * Registers the service worker, then prefetches everything public for reading offline. A new version waits until it is
 * asked for, and so does the first one of a reader who saves data: installing the application asks for it too.
 */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  window.addEventListener('appinstalled', () => void cacheSite())
  await Promise.all([writeSetting('locale', storedLocale()), writeSetting('savesData', savesData())])
  const wanted = !savesData() || local.read(askedKey) !== null
  if ((wanted || (await navigator.serviceWorker.getRegistration())) && (await startWorker()))
    // It caches the pictures that are prefetched.
    await within(30_000, navigator.serviceWorker.controller ? undefined : nextController())
  whenIdle(async () => {
    await checkUpdates()
    await prefetchSite(queryClient, storedLocale())
    await markNewsSeen(queryClient, storedLocale())
  })
}

/** Caches the files of the site, for a reader who saves data and asks for it; returns whether they are all there. */
export async function cacheSite(): Promise<boolean> {
  local.write(askedKey, 'yes')
  const registration = await startWorker()
  if (!registration) return false
  await settled(registration.installing)
  return (registration.active ?? registration.waiting) !== null
}

/** Returns undefined where the browser refuses a worker. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    worker ??= createWorker()
    const registration = await worker.register({ immediate: true })
    if (!registration) return undefined
    void watchForNews(registration)
    registration.active?.postMessage({ type: 'HEAL' })
    // What a new version has said before this page listened, it says again.
    if (savesData() && registration.active) void settled(registration.installing).then(() => worker?.update())
    return registration
  } catch (error) {
    console.warn('The site cannot be cached for reading offline.', error)
    return undefined
  }
}

function createWorker(): Workbox {
  const created = new Workbox('/sw.js')
  created.addEventListener('waiting', () => void announceUpdate())
  created.addEventListener('activated', ({ isUpdate }) => !isUpdate && announceReady())
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type === 'UPDATE_OFFERED') void announceUpdate()
  })
  // When any tab puts the new version in place, each reloads, but never over unsaved input. The first worker that
  // answers for a page takes it without a reload.
  let hasWorker = navigator.serviceWorker.controller !== null
  created.addEventListener('controlling', () => {
    if (!hasWorker) hasWorker = true
    else if (holdsInput()) appUpdate.set('available')
    else window.location.reload()
  })
  return created
}

/** The site is cached. Who works in the back office does not read the site there. */
function announceReady() {
  if (!isAdminPath(location.pathname))
    notify('success', i18n._(msg`Prêt hors ligne : le site se lit maintenant sans réseau.`))
}

/** Says that there is a new version, and what it weighs, unless the reader has already agreed to it. */
async function announceUpdate(): Promise<void> {
  updateWeight.set((await readSetting('availableUpdate'))?.bytes ?? 0)
  if (appUpdate.get() !== 'installing') appUpdate.set('available')
}

const failuresKey = 'worker-failures'

/**
 * Asks the server for the worker: without an answer the device is connected and has no internet. Says so once the server
 * has given a web page, or an error, in its place at three visits in a row.
 */
async function checkUpdates(): Promise<void> {
  if (worker === undefined) return
  let found: boolean
  try {
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-cache' })
    found = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    noteAnswer(false)
    return
  }
  if (found) return local.remove(failuresKey)
  const failures = Number(local.read(failuresKey)) + 1
  local.write(failuresKey, String(failures))
  if (failures >= 3 && appUpdate.get() === 'none') appUpdate.set('unavailable')
}

/** Resolves once a worker has been installed, or has failed. */
export function settled(next: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => next?.state !== 'parsed' && next?.state !== 'installing' && resolve()
    next?.addEventListener('statechange', look)
    look()
  })
}

export const nextController = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

export const within = (milliseconds: number, event: Promise<unknown> | undefined) =>
  Promise.race([event, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))])
