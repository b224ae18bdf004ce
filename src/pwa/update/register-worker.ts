import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { messageSW, Workbox } from 'workbox-window'
import { hasTypedInput } from '@/auth/unsaved-input'
import { currentLocale } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'
import { whenIdle } from '@/lib/idle'
import { isBackOffice } from '@/lib/site-paths'
import { local } from '@/lib/storage'
import { within } from '@/lib/within'
import { savesData } from '@/pwa/network/low-data'
import { askForSite, hasAskedForSite, mayReadAhead } from '@/pwa/prefetch/may-read-ahead'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { hasAllLists } from '@/pwa/query-cache/cached-lists'
import { cacheReaches } from '@/pwa/query-cache/use-cache-value'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { appUpdate } from './app-update'
import { readyText } from './ready-notice'

let worker: Workbox | undefined

/**
 * Registers the service worker, and meanwhile reads ahead for reading offline. With a data saver the first worker is registered
 * only when the reader asks for it or installs the application.
 */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const readAhead = (ready?: Promise<unknown>) => prefetchSite(queryClient, currentLocale(), { ready })
  window.addEventListener('appinstalled', async () => {
    await cacheSite()
    await readAhead()
  })
  const [used] = await Promise.all([addLanguages([currentLocale()]), writeSetting('savesData', savesData())])
  const { controller } = navigator.serviceWorker
  if (controller) void cacheLanguages(controller, used)
  const wanted = mayReadAhead() !== 'nothing' || hasAskedForSite()
  const hasWorker = (wanted || (await navigator.serviceWorker.getRegistration())) && (await startWorker())
  const ready = hasWorker ? controlled() : undefined
  void Promise.all([
    navigator.serviceWorker.ready,
    cacheReaches(queryClient, () => hasAllLists(queryClient, currentLocale())),
  ]).then(announceReady)
  whenIdle(() => readAhead(ready))
}

/** How long the files of a language may take, in milliseconds. */
const filesTimeoutMs = 120_000

/** Called when a reader asks for the whole site offline. Resolves to whether its files are cached in these and the used languages. */
export async function cacheSite(languages: readonly Locale[] = [currentLocale()]): Promise<boolean> {
  askForSite()
  const used = await addLanguages(languages)
  // The button says it itself.
  local.write(readyKey, 'yes')
  const registration = await startWorker()
  if (!registration) return false
  const { active } = (await within(filesTimeoutMs, navigator.serviceWorker.ready)) ?? {}
  return active ? cacheLanguages(active, used) : false
}

/** Adds languages to those of this device. Resolves to all of them. */
async function addLanguages(added: readonly Locale[]): Promise<Locale[]> {
  const used = [...new Set([...((await readSetting('languages')) ?? []), ...added])]
  await writeSetting('languages', used)
  return used
}

/** Has the worker cache the files of languages. Resolves to whether it has all of them. */
async function cacheLanguages(active: ServiceWorker, languages: readonly Locale[]): Promise<boolean> {
  const cache = (locale: Locale): Promise<unknown> =>
    within(filesTimeoutMs, messageSW(active, { type: 'CACHE_LANGUAGE', locale } satisfies WorkerMessage))
  return (await Promise.all(languages.map(cache))).every((isCached) => isCached === true)
}

/** Waits for the first worker, which has to be active to cache pictures. */
async function controlled(): Promise<void> {
  if (!navigator.serviceWorker.controller) await within(120_000, nextController())
}

/** Registers the worker; resolves to undefined where the browser refuses it. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const isFirst = worker === undefined
    worker ??= createWorker()
    const registration = await worker.register({ immediate: true })
    if (!registration) return undefined
    if (isFirst) askForReleases(registration)
    return registration
  } catch (error) {
    console.warn('The site cannot be cached for reading offline.', error)
    return undefined
  }
}

function createWorker(): Workbox {
  const created = new Workbox('/sw.js')
  // The first worker of a device also waits for a moment where two documents have loaded, and is then the active one.
  created.addEventListener('waiting', async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.active && registration.waiting && appUpdate.get() !== 'installing') appUpdate.set('available')
  })
  // When a tab activates the new version, every tab reloads unless it has unsaved input. The first worker of a page needs no
  // reload.
  let hasWorker = navigator.serviceWorker.controller !== null
  created.addEventListener('controlling', () => {
    if (!hasWorker) hasWorker = true
    else if (hasTypedInput()) appUpdate.set('available')
    else window.location.reload()
  })
  return created
}

const readyKey = 'offline-ready-shown'

/** How long a page may stay open before the server is asked for a release: when the reader returns to it, and in any case. */
const releaseAges = { onReturn: 3_600_000, always: 24 * 3_600_000 }

/** Asks for a newer release while the page stays open; registering the worker has asked once. */
function askForReleases(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  const ask = (age: number) => {
    if (Math.abs(Date.now() - asked) < age) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask(releaseAges.onReturn)
  })
  setInterval(() => ask(releaseAges.always), releaseAges.onReturn)
}

/** Shows once on a device that the site is cached, outside the back office and not over a form. */
function announceReady() {
  if (isBackOffice(location.pathname) || document.querySelector('main form, dialog[open]') !== null) return
  if (hasTypedInput() || local.read(readyKey) !== null) return
  local.write(readyKey, 'yes')
  readyText.set(i18n._(msg`Le site se lit maintenant hors ligne.`))
}

/** Resolves once a worker is installed or has failed. */
export function installed(next: ServiceWorker | null | undefined): Promise<void> {
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
