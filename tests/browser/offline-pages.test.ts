import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteCached, until, visit } from '../support/browser/chromium'
import { startFaultProxy } from '../support/browser/fault-proxy'
import { isNetworkError } from '../support/browser/offline'
import { pageHeading, quietly } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
import { copyBuild, deploy, nextRelease } from '../support/browser/releases'
import { firstOf, full } from '../support/full'

// A page that was visited is read from its own document, as soon as it is opened, and the document is refreshed behind.

const served = copyBuild()
const releaseA = copyBuild()
const releaseB = nextRelease()
const { browser, site: shared } = await openSite()
const site = await startSite({ provider: shared.url, outDir: served })
const proxy = await startFaultProxy(site.url)

beforeEach(() => deploy(releaseA, served))

/** Opens a page by its address. Returns the document that the browser got. */
async function open(page: Page, path: string, origin = site.url): Promise<string> {
  const answer = await page.goto(origin + path)
  await pageHeading(page).waitFor()
  return (await answer?.text()) ?? ''
}

/** Waits until the documents of pages are cached. */
const cached = (page: Page, ...paths: string[]) =>
  expect.poll(() => page.evaluate(cachedPaths)).toEqual(expect.arrayContaining(paths))

const cachedPaths = async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)

const own = (path: string) => ` data-page="${path}"`

/** Changes the document of a page on the server, as a nightly build with newer rows does. */
function rewrite(file: string, change: (document: string) => string) {
  const path = join(served, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Opens a page as a reader who comes for the first time, until the worker answers for it. */
async function firstVisit(path: string, origin?: string) {
  const visited = await visit(browser, { worker: true })
  await open(visited.page, path, origin)
  await siteCached(visited.page)
  return visited
}

const release = (document: string) => /data-release="([^"]+)"/.exec(document)?.[1]

async function waitsForUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('Une nouvelle version du site est prête.').waitFor()
}

describe('without a network', () => {
  const pages = [
    ['/missions', '/publications'],
    ['/en/missions', '/en/publications'],
  ] as const
  test.each(firstOf(1, pages))(
    'the page that was read (%s) and the lists of the menu open by their own documents',
    async (read, list) => {
      const { context, page, errors } = await firstVisit(read)
      await cached(page, read, list)
      await context.setOffline(true)
      for (const path of [read, list, `${list}?q=rapport`, `${list}/`])
        expect(await open(page, path)).toContain(own(path.replace(/\?.*|\/$/, '')))
      // A page that was never opened is drawn in the shell.
      const other = read.replace('missions', 'guide_utilisateurs')
      expect(await open(page, other)).not.toContain('data-page')
      // The slug of a record may look like the name of a file.
      const dotted = read.replace('missions', 'actualites/Loi-2008.003')
      expect(await open(page, dotted)).toContain('data-frame')
      expect(new URL(page.url()).pathname).toBe(dotted)
      expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
    },
  )

  test.runIf(full)('the browser has evicted the documents: every page is drawn in the shell', async () => {
    const { context, page } = await firstVisit('/missions')
    await cached(page, '/missions')
    await context.setOffline(true)
    await page.evaluate(() => caches.delete('pages'))
    expect(await open(page, '/missions')).not.toContain('data-page')
  })
})

describe('the server', () => {
  /** Fails the requests of /missions with a status, and counts them. */
  function fails(status: number) {
    const failed = { requests: 0 }
    proxy.spoil(/^\/missions$/, (answer) => {
      failed.requests += 1
      answer.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Portail</title>')
    })
    return failed
  }

  beforeEach(() => proxy.spoil())

  test.each(firstOf(1, [200, 502]))(
    'has another document, which the visit after the next one shows; then it answers %i with a page of its own, and that document stays',
    async (status) => {
      const { page } = await firstVisit('/missions', proxy.url)
      await cached(page, '/missions')
      const refreshed = () =>
        page.evaluate(async () => (await (await caches.match('/missions'))?.text())?.includes('Nouveau'))
      rewrite('missions.html', (document) => document.replace('<title>', '<title>Nouveau '))
      expect(await open(page, '/missions', proxy.url)).not.toContain('<title>Nouveau')
      await expect.poll(refreshed).toBe(true)
      expect(await open(page, '/missions', proxy.url)).toContain('<title>Nouveau')
      const failed = fails(status)
      expect(await open(page, '/missions', proxy.url)).toContain('<title>Nouveau')
      await expect.poll(() => failed.requests).toBe(1)
      expect(await open(page, '/missions', proxy.url)).toContain('<title>Nouveau')
    },
  )

  test.runIf(full)('no longer has the page: it is gone from the device', async () => {
    const { page } = await firstVisit('/missions', proxy.url)
    await cached(page, '/missions')
    fails(404)
    await open(page, '/missions', proxy.url)
    await expect.poll(() => page.evaluate(cachedPaths)).not.toContain('/missions')
  })

  test.runIf(full)('is not asked for documents with the data saver', async () => {
    const { page } = await firstVisit('/missions', proxy.url)
    await cached(page, '/missions')
    await page.evaluate(() => localStorage.setItem('low-data', 'on'))
    await open(page, '/missions', proxy.url)
    await until(page, async () => (await (await caches.match('/__reader/savesData'))?.json()) === true)
    const failed = fails(200)
    expect(await open(page, '/missions', proxy.url)).toContain(own('/missions'))
    await page.waitForLoadState('networkidle')
    expect(failed.requests).toBe(0)
  })
})

test.runIf(full)('the origin’s storage is full: the pages open as before', async () => {
  const { context, page, errors } = await visit(browser, { worker: true })
  await open(page, '/missions')
  await siteCached(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.evaluate(() => caches.delete('pages'))
  expect(await open(page, '/missions')).not.toContain('data-page')
  await page.getByRole('link', { name: 'Guide des utilisateurs' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
  expect(errors.filter((line) => !isNetworkError(line) && !/Quota/.test(line))).toEqual([])
})

test('a release while a tab is open: its documents are not taken to the chunks of A; the update takes those of A away', async () => {
  const { context, page } = await firstVisit('/missions')
  await cached(page, '/missions', '/publications')
  const a = release(await open(page, '/missions'))
  deploy(releaseB, served)
  // The document of the first visit would have been refreshed by the second.
  expect(release(await open(page, '/missions'))).toBe(a)
  expect(release(await open(page, '/missions'))).toBe(a)
  await waitsForUpdate(page)
  await context.setOffline(true)
  expect(release(await open(page, '/publications'))).toBe(a)

  // Chromium keeps an old worker that gets a request during the update: without end where a debugger is attached, as here.
  await quietly(page, () => context.setOffline(false))
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Mettre à jour' }).click()])
  await pageHeading(page).waitFor()
  await cached(page, '/missions', '/publications')
  await context.setOffline(true)
  const b = release(await open(page, '/publications'))
  expect(b).toBeDefined()
  expect(b).not.toBe(a)
  await until(page, () => performance.getEntriesByType('resource').some(({ name }) => /-B[\w-]{8}\.js$/.test(name)))
})
