import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { startFaultProxy } from '../support/browser/fault-proxy'
import { isNetworkError } from '../support/browser/offline'
import { pageHeading } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
import { copyBuild } from '../support/browser/releases'

// A page that was visited is read from its own document, as soon as it is opened, and the document is refreshed behind.

const served = copyBuild()
const { browser, site: shared } = await openSite()
const proxy = await startFaultProxy((await startSite({ provider: shared.url, outDir: served })).url)

/** Opens a page by its address. Returns the document that the browser got. */
async function open(page: Page, path: string): Promise<string> {
  const answer = await page.goto(proxy.url + path)
  await pageHeading(page).waitFor()
  return (await answer?.text()) ?? ''
}

const cachedPaths = async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)

test('the page that was read and the lists of the menu open by their own documents; a newer one of the server is there at the visit after the next, an error and the document of another release never', async () => {
  const [read, list] = ['/missions', '/publications']
  const { context, page, errors } = await visit(browser, { worker: true })
  await open(page, read)
  await filesComplete(page)
  await expect.poll(() => page.evaluate(cachedPaths)).toEqual(expect.arrayContaining([read, list]))
  await context.setOffline(true)
  for (const path of [read, list, `${list}?q=rapport`, `${list}/`])
    expect(await open(page, path)).toContain(` data-page="${path.replace(/\?.*|\/$/, '')}"`)
  // A page that was never opened is drawn in the shell.
  expect(await open(page, '/guide_utilisateurs')).not.toContain('data-page')
  // The slug of a record may look like the name of a file.
  expect(await open(page, '/actualites/Loi-2008.003')).toContain('data-frame')
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
  await context.setOffline(false)

  const file = join(served, `${read}.html`)
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title>', '<title>Nouveau '))
  expect(await open(page, read)).not.toContain('<title>Nouveau')
  await expect.poll(async () => (await page.evaluate(cachedText, read))?.includes('Nouveau')).toBe(true)
  expect(await open(page, read)).toContain('<title>Nouveau')
  let failed = 0
  const portal = '<!doctype html><title>Portail</title>'
  // The document of a release whose chunks this one does not have.
  const other = readFileSync(file, 'utf8')
    .replace(/ data-release="/, '$&B')
    .replace('<title>', '<title>Portail ')
  for (const [status, body] of [
    [200, portal],
    [502, portal],
    [200, other],
  ] as const) {
    proxy.spoil(/\/missions$/, (answer) => {
      failed += 1
      answer.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
    })
    const before = failed
    expect(await open(page, read)).toContain('<title>Nouveau')
    await expect.poll(() => failed).toBe(before + 1)
  }
  expect(await open(page, read)).toContain('<title>Nouveau')
  proxy.spoil(/\/missions$/, '404')
  await open(page, read)
  await expect.poll(() => page.evaluate(cachedPaths)).not.toContain(read)
  proxy.spoil()
})

const news = '/actualites/l-inscription-en-ligne-est-ouverte'

test('the document of a news item that was withdrawn goes with it', async () => {
  const { page } = await visit(browser, { worker: true })
  await open(page, '/missions')
  await filesComplete(page)
  await open(page, news)
  await expect.poll(() => page.evaluate(cachedPaths)).toContain(news)
  proxy.spoil(/^\/api\/actualites\/l-inscription/, '404')
  await page.addInitScript(() => localStorage.removeItem('cdec-cache'))
  await open(page, news)
  await page.getByText('n’est plus en ligne').waitFor()
  await expect.poll(() => page.evaluate(cachedPaths)).not.toContain(news)
  proxy.spoil()
})

test('on a phone’s network the row of a news item is read, not its document', async () => {
  const { context, page } = await visit(browser, { worker: true })
  await open(page, '/missions')
  await filesComplete(page)
  // Chromium has one user agent for all its workers.
  await context.serviceWorkers()[0]?.evaluate(() => Object.defineProperty(navigator, 'userAgent', { value: 'Mobile' }))
  await open(page, news)
  await open(page, '/publications')
  await expect.poll(() => page.evaluate(cachedPaths)).toContain('/publications')
  expect(await page.evaluate(cachedPaths)).not.toContain(news)
})

const cachedText = async (path: string) => (await caches.match(path))?.text()
