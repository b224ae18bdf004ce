import { CacheExpiration } from 'workbox-expiration'
import { locales } from '@/i18n/locale'
import { siteAddress } from '@/lib/site-address'
import { addressIn } from '@/lib/site-paths'
import { readSetting } from './reader-settings'
import { cachedShell } from './site-files'

const cacheName = 'pages'
/** The documents of the pages that were visited last, decompressed about 60 KiB each. */
const maxEntries = 40

const expiration = new CacheExpiration(cacheName, { maxEntries })

/** The documents of pages that were withdrawn: the server may have them until its next refresh. */
const forgotten = new Set<string>()

/** Resolves to the cached document of a page; undefined where there is none, or where storage is refused. */
export async function cachedPage(url: URL): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(url), { cacheName, ignoreVary: true })
  } catch {
    return undefined
  }
}

/**
 * Caches the newest document of a page, or removes that of a page which no longer exists. Only a document of the worker's own
 * release is cached, because its chunks are. With data saving nothing is requested.
 */
export async function cachePage(url: URL): Promise<void> {
  if (await readSetting('savesData')) return
  const key = keyOf(url)
  try {
    const answer = await fetch(key, { cache: 'no-cache', priority: 'low' })
    const cache = await caches.open(cacheName)
    if (answer.status === 404 || answer.status === 410) await cache.delete(key)
    if (answer.status !== 200 || answer.redirected || !(await isOwn(answer.clone(), key)) || forgotten.has(key)) return
    await cache.put(key, answer)
    await expiration.updateTimestamp(key)
    await expiration.expireEntries()
  } catch {
    // Without a network or storage the cached document stays.
  }
}

/** Caches the documents of pages that are not cached, one after the other. */
export async function cachePages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const url = new URL(location.origin + (siteAddress(path) ?? '/'))
    if (!(await cachedPage(url))) await cachePage(url)
  }
}

/** Removes the documents of a page that was withdrawn, in both languages, also where they are just being cached. */
export async function forgetPage(path: string): Promise<void> {
  const keys = locales.map((locale) => keyOf(new URL(addressIn(locale, path), location.origin)))
  for (const key of keys) forgotten.add(key)
  const cache = await caches.open(cacheName)
  await Promise.all(keys.map((key) => cache.delete(key)))
}

/** Called when the worker is activated: the documents of the release before need chunks that are gone. */
export async function removePages(): Promise<void> {
  await caches.delete(cacheName)
  // Where IndexedDB is refused there are no dates to remove.
  await expiration.delete().catch(() => undefined)
}

/** A document depends on neither search nor capitals. */
function keyOf({ origin, pathname }: URL): string {
  return origin + pathname.toLowerCase().replace(/(.)\/$/, '$1')
}

/** Returns whether an answer is the document of a page (build/document.ts), and of the release that the worker has precached. */
async function isOwn(answer: Response, key: string): Promise<boolean> {
  const [document, shell] = await Promise.all([
    answer.text(),
    ((await cachedShell('fr')) ?? (await cachedShell('en')))?.text(),
  ])
  const release = shell && /data-release="[^"]+"/.exec(shell)?.[0]
  return (
    release !== undefined && document.includes(release) && document.includes(` data-page="${new URL(key).pathname}"`)
  )
}
