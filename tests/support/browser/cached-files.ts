import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the worker answers for the page, and every public file in its language is on the device, byte for byte. */
export async function filesComplete(page: Page): Promise<void> {
  const other = { fr: /^en\/|-en-[\w-]{8}\.js$/, en: /^app\.html$|-fr-[\w-]{8}\.js$/ }
  const locale = (await page.getAttribute('html', 'lang')) === 'en' ? 'en' : 'fr'
  const left = async () => (await missing(page, /./))?.filter((url) => !other[locale].test(url))
  await expect.poll(left).toEqual([])
}

/** Returns the matching files of the manifest that are missing or damaged; undefined while no worker controls the page. */
export async function missing(page: Page, pattern: RegExp): Promise<string[] | undefined> {
  const found = await page.evaluate(missingFiles).catch(() => undefined)
  return found?.filter((url) => pattern.test(url))
}

/** Runs in the page: resolves to the manifest's missing or damaged files; undefined while no worker controls the page. */
async function missingFiles() {
  if (navigator.serviceWorker.controller?.state !== 'activated') return undefined
  const worker = await (await fetch('/sw.js')).text()
  const files = [...worker.matchAll(/"integrity":"([^"]+)"[^}]*?"url":"([^"]+)"/g)]
  const found: string[] = []
  for (const [, integrity, url = ''] of files) {
    const copy = await caches.match(`/${url}`, { ignoreSearch: true, ignoreVary: true })
    const hash = copy && new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()))
    if (!hash || `sha256-${btoa(String.fromCharCode(...hash))}` !== integrity) found.push(url)
  }
  return files.length === 0 ? undefined : found
}

/** Removes the matching entries of every cache. Returns their number. */
export async function evict(page: Page, pattern: RegExp): Promise<number> {
  return page.evaluate(async (source) => {
    const matching = new RegExp(source)
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (matching.test(request.url) && (await cache.delete(request))) count += 1
    }
    return count
  }, pattern.source)
}
