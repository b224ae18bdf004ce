import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { holdsInput } from '@/auth/holds-input'
import { isBackOffice } from '@/auth/login-redirect'
import { storedLocale } from '@/i18n/locale'
import { whenIdle } from '@/lib/idle'
import { local } from '@/lib/storage'
import { savesData } from '@/pwa/network/low-data'
import { markNewsSeen, watchForNews } from '@/pwa/news/watch'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { readAvailableUpdate, writeAcceptedUpdate, writeLocale, writeSavesData } from '@/pwa/query-cache/reader-cache'
import { completeFiles, type UpdateOffered } from '@/pwa/worker/messages'
import { notify } from '@/ui/toast/toasts'
import { appUpdate, updateWeight } from './app-update'

let worker: Workbox | undefined

const askedKey = 'offline-asked'
/** Set from the first visit on until every page is cached. */
const incompleteKey = 'offline-incomplete'

/**
 * Registers the service worker, then prefetches everything public for reading offline. A new version waits until it is
 * asked for, and so does the first one of a reader who saves data: installing the application asks for it too.
 */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  window.addEventListener('appinstalled', () => void cacheSite())
  await Promise.all([writeLocale(storedLocale()), writeSavesData(savesData())])
  if (wantsEveryPage() || (await isRegistered())) await within(30_000, startWorker())
  whenIdle(async () => {
    await checkUpdates()
    await prefetchSite(queryClient, storedLocale())
    await markNewsSeen(queryClient, storedLocale())
  })
}

/** Caches every public file, for a reader who saves data and asks for it; gives whether they are all there. */
export async function cacheSite(): Promise<boolean> {
  local.write(askedKey, 'yes')
  return worker ? await completeFiles(true) : await startWorker()
}

/** Whoever saves data has every page on the device only after asking for it. */
const wantsEveryPage = () => !savesData() || local.read(askedKey) !== null

const isRegistered = async () => (await navigator.serviceWorker?.getRegistration()) !== undefined

/** Gives whether every file that is wanted on this device is there. */
async function startWorker(): Promise<boolean> {
  try {
    worker = new Workbox('/sw.js')
    worker.addEventListener('waiting', () => void announceUpdate())
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<UpdateOffered | undefined>) => {
      if (data?.type === 'UPDATE_OFFERED') void announceUpdate('offered')
    })
    // When any tab puts the new version in place, each reloads, but never over unsaved input. The first worker that
    // answers for a page takes it without a reload.
    let hasWorker = navigator.serviceWorker.controller !== null
    if (!(await isRegistered())) local.write(incompleteKey, 'yes')
    worker.addEventListener('controlling', () => {
      if (!hasWorker) hasWorker = true
      else if (holdsInput()) appUpdate.set('elsewhere')
      else window.location.reload()
    })
    const registration = await worker.register({ immediate: true })
    if (!registration) return false
    void watchForNews(registration)
    const whole = await completeFiles(wantsEveryPage())
    if (whole && wantsEveryPage() && local.read(incompleteKey)) announceReady()
    if (!savesData()) return whole
    // What a new version has said before this page listened, it says again.
    await installed(registration.installing)
    await worker.update()
    return whole
  } catch (error) {
    console.warn('The site cannot be cached for reading offline.', error)
    return false
  }
}

/** Every page is cached. Who works in the back office does not read the site there. */
function announceReady() {
  local.remove(incompleteKey)
  if (!isBackOffice(location.pathname))
    notify('success', i18n._(msg`Prêt hors ligne : le site se lit maintenant sans réseau.`))
}

/** Says that there is a new version, and what it weighs, unless the reader has already agreed to it. */
async function announceUpdate(state: 'offered' | 'waiting' = 'waiting'): Promise<void> {
  updateWeight.set((await readAvailableUpdate())?.bytes ?? 0)
  if (appUpdate.get() !== 'coming') appUpdate.set(state)
}

const failuresKey = 'worker-failures'

/** Says so once the server has given a web page, or an error, in the place of the worker at three visits in a row. */
async function checkUpdates(): Promise<void> {
  if (worker === undefined) return
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

/** Downloads the new version for a reader who saves data; it takes the old one's place once it is whole. */
export async function downloadUpdate(): Promise<void> {
  appUpdate.set('coming')
  const update = await readAvailableUpdate()
  await writeAcceptedUpdate(update?.release ?? '')
  const registration = await navigator.serviceWorker.getRegistration()
  // One that has begun before the reader agreed refuses itself.
  await installed(registration?.installing)
  await registration?.update().catch(() => undefined)
  const next = registration?.installing
  if (!next) return registration?.waiting ? applyUpdate() : appUpdate.set('offered')
  // Workbox follows the first two new versions that a page meets, and no other.
  next.addEventListener('statechange', () => {
    if (appUpdate.get() !== 'coming') return
    if (next.state === 'installed') return void applyUpdate()
    if (next.state !== 'redundant') return
    appUpdate.set('offered')
    notify('error', i18n._(msg`La nouvelle version n’a pas pu être téléchargée. Réessayez plus tard.`))
  })
}

/** Resolves once a worker has been installed, or has failed: until then Chromium takes another look at the server for the same. */
function installed(next: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => next?.state !== 'parsed' && next?.state !== 'installing' && resolve()
    next?.addEventListener('statechange', look)
    look()
  })
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

const nextController = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const within = (milliseconds: number, event: Promise<unknown>) =>
  Promise.race([event, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))])
