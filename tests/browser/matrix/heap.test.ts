import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { cachedWhole } from '../../support/browser/offline'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'

const { site, browser } = await openSite()

const mebibyte = 1024 * 1024

/** Returns the size of a page's JavaScript heap after a garbage collection, in bytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

async function openAt(path: string): Promise<{ page: Page; session: CDPSession }> {
  const { context, page } = await visit(browser, { width: 360, worker: true })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  return { page, session: await context.newCDPSession(page) }
}

test('no public page holds more than 25 MiB of JavaScript', async () => {
  const heaps: Record<string, number> = {}
  for (const path of [...publicPaths, ...recordPaths]) {
    const { page, session } = await openAt(path)
    heaps[path] = (await heapOf(session)) / mebibyte
    await page.context().close()
  }
  expect(Object.entries(heaps).filter(([, heap]) => heap > 25)).toEqual([])
})

test('fifty navigations and ten changes of the language cost at most a twentieth more', async () => {
  const { page, session } = await openAt('/')
  const places = ['/communique', '/publications', '/textes_reglementaires', '/mediatheque', '/actualites']
  const round = async () => {
    for (const path of places) {
      await page.evaluate(
        (to) => document.querySelector<HTMLAnchorElement>(`a[href$="${to}"]:not([hreflang])`)?.click(),
        path,
      )
      await page.waitForURL(`**${path}`)
      await page.locator('main h1').waitFor()
    }
  }
  const changeLanguage = async () => {
    await Promise.all([
      page.waitForEvent('load'),
      page
        .getByRole('banner')
        .getByRole('link', { name: /English|français/i })
        .first()
        .click(),
    ])
    await page.locator('main h1').waitFor()
  }
  // First, all prefetches end, all chunks are loaded and most of their code is compiled.
  await cachedWhole(page)
  for (let rounds = 0; rounds < 4; rounds += 1) await round()
  const before = await heapOf(session)
  for (let rounds = 0; rounds < 10; rounds += 1) await round()
  const navigated = await heapOf(session)
  for (let changes = 0; changes < 10; changes += 1) await changeLanguage()
  await round()
  await round()
  const after = await heapOf(session)
  // A change of the language reloads the page. Without a reload the heap also holds code compiled meanwhile, and about five
  // kilobytes of router state for each navigation.
  expect(navigated / before).toBeLessThan(1.15)
  expect(after / before).toBeLessThan(1.05)
})
