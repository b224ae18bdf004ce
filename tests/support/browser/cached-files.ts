import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The kinds of damage to a cache entry. */
export const damages = ['removed', 'cut in half', 'a web page', 'of another build'] as const
type Damage = (typeof damages)[number]

/** Waits until the worker answers for the page, and every public file is on the device, byte for byte. */
export async function filesComplete(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingFiles).catch(() => undefined)).toEqual([])
}

/** Runs in the page: resolves to the manifest's missing or damaged files; undefined while no worker controls the page. */
async function missingFiles() {
  if (navigator.serviceWorker.controller?.state !== 'activated') return undefined
  const worker = await (await fetch('/sw.js')).text()
  const files = [...worker.matchAll(/"integrity":"([^"]+)"[^}]*?"url":"([^"]+)"/g)]
  const missing: string[] = []
  for (const [, integrity, url = ''] of files) {
    const copy = await caches.match(`/${url}`, { ignoreSearch: true, ignoreVary: true })
    const hash = copy && new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()))
    if (!integrity || !hash || !btoa(String.fromCharCode(...hash)).startsWith(integrity)) missing.push(url)
  }
  return files.length === 0 ? undefined : missing
}

/** Damages the matching entries of every cache. Returns their number. */
export async function damage(page: Page, pattern: RegExp, how: Damage): Promise<number> {
  return page.evaluate(
    async ([source, kind]) => {
      const matching = new RegExp(source)
      let count = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!matching.test(request.url)) continue
          count += 1
          const response = await cache.match(request)
          if (kind === 'removed' || response === undefined) {
            await cache.delete(request)
            continue
          }
          const bytes = new Uint8Array(await response.arrayBuffer())
          const { headers } = response
          if (kind === 'cut in half')
            await cache.put(request, new Response(bytes.slice(0, bytes.length / 2), { headers }))
          if (kind === 'of another build') {
            bytes[bytes.length - 2] = 32
            await cache.put(request, new Response(bytes, { headers }))
          }
          if (kind === 'a web page')
            await cache.put(
              request,
              new Response('<!doctype html><h1>Portail</h1>', { headers: { 'Content-Type': 'text/html' } }),
            )
        }
      }
      return count
    },
    [pattern.source, how] as const,
  )
}

/** Returns the cached files that differ from the build's. */
export async function wrongFiles(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys()) {
      if (!name.includes('precache')) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.arrayBuffer()
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text ?? new ArrayBuffer()))
        found.push([
          new URL(request.url).pathname,
          [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        ])
      }
    }
    return found
  })
  return stored.flatMap(([path, hash]) =>
    createHash('sha256')
      .update(readFileSync(`dist${path}`))
      .digest('hex') === hash
      ? []
      : [path],
  )
}
