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
 * Registers the service worker, which caches what the lists need, and meanwhile reads ahead for reading offline: the lists, then
 * the files of the other pages, then the rest. With a data saver the first worker is registered only when the reader asks for it
 * or installs the application.
 */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  window.addEventListener('appinstalled', async () => {
    await cacheSite()
    await prefetchSite(queryClient, currentLocale())
  })
  const [used] = await Promise.all([addLanguages([currentLocale()]), writeSetting('savesData', savesData())])
  const { controller } = navigator.serviceWorker
  if (controller) void cacheLanguages(controller, used, 'lists')
  const wanted = mayReadAhead() !== 'nothing' || hasAskedForSite()
  const started = wanted || (await navigator.serviceWorker.getRegistration()) ? startWorker() : undefined
  const hasLists = Promise.all([
    navigator.serviceWorker.ready,
    cacheReaches(queryClient, () => hasAllLists(queryClient, currentLocale())),
  ])
  void hasLists.then(() => announce('lists'))
  const cacheRest = async () => {
    if (!(await started)) return
    await controlled()
    const { controller: active } = navigator.serviceWorker
    if (!wanted || !active || !(await cacheLanguages(active, used, 'site'))) return
    void hasLists.then(() => announce('site'))
  }
  whenIdle(() => prefetchSite(queryClient, currentLocale(), { afterLists: cacheRest }))
  await started
}

/** How long the files of a language may take, in milliseconds. */
const filesTimeoutMs = 120_000

/** Called when a reader asks for the whole site offline. Resolves to whether its files are cached in these and the used languages. */
export async function cacheSite(languages: readonly Locale[] = [currentLocale()]): Promise<boolean> {
  askForSite()
  const used = await addLanguages(languages)
  // The button that the reader has pressed tells when the site is ready.
  local.write(readyKey, 'yes')
  const registration = await startWorker()
  if (!registration) return false
  const { active } = (await within(filesTimeoutMs, navigator.serviceWorker.ready)) ?? {}
  return active ? cacheLanguages(active, used, 'site') : false
}

/** Adds languages to those of this device. Resolves to all of them. */
async function addLanguages(added: readonly Locale[]): Promise<Locale[]> {
  const used = [...new Set([...((await readSetting('languages')) ?? []), ...added])]
  await writeSetting('languages', used)
  return used
}

/** Has the worker cache the files of languages, of the lists alone or all of them. Resolves to whether it has them. */
async function cacheLanguages(
  active: ServiceWorker,
  languages: readonly Locale[],
  part: 'lists' | 'site',
): Promise<boolean> {
  const cache = (locale: Locale): Promise<unknown> =>
    within(filesTimeoutMs, messageSW(active, { type: 'CACHE_LANGUAGE', locale, part } satisfies WorkerMessage))
  return (await Promise.all(languages.map(cache))).every((isCached) => isCached === true)
}

/** Resolves to whether the worker has all files of a language. */
export async function hasFiles(active: ServiceWorker, locale: Locale): Promise<boolean> {
  const message: WorkerMessage = { type: 'HAS_LANGUAGE', locale }
  return (await within(filesTimeoutMs, messageSW(active, message))) === true
}

/** Waits for the first worker, which has to be active to cache files and pictures. */
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
  // The first worker of a device, which becomes active by itself, also waits for a moment where two documents have loaded.
  created.addEventListener('waiting', async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.active && registration.waiting && appUpdate.get() !== 'installing') appUpdate.set('available')
  })
  // When a tab activates the new version, every tab without unsaved input reloads. A page that had no worker needs no reload.
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

/**
 * Shows once on a device that the lists can be read offline, and once that the whole site can, in its place; outside the back
 * office and not over a form.
 */
function announce(part: 'lists' | 'site') {
  if (isBackOffice(location.pathname) || document.querySelector('main form, dialog[open]') !== null) return
  const shown = local.read(readyKey)
  if (hasTypedInput() || shown === 'yes' || shown === part) return
  local.write(readyKey, part === 'site' ? 'yes' : part)
  readyText.set(i18n._(part === 'site' ? msg`Tout le site se lit hors ligne.` : msg`Les listes se lisent hors ligne.`))
}

export const nextController = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
