import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until, visit } from '../../support/browser/chromium'
import { makeData, writeData } from '../../support/browser/made-data'
import { cachedWhole, isNetworkError } from '../../support/browser/offline'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'
import { pressAction } from '../../support/browser/press-action'
import { type Served } from '../../support/browser/processes'
import { copyBuild } from '../../support/browser/releases'

const { file, data } = makeData()
const newest = { ...data.communications[0], id: 99, title: { fr: 'Un communiqué de plus', en: 'One more' } }
const laterFile = writeData({ ...data, communications: [newest, ...data.communications] })

const browser = await openBrowser()

/** Copies the build with a statement before the script of its worker. Returns the folder. */
function buildWith(statement: string): string {
  const folder = copyBuild()
  const sw = join(folder, 'sw.js')
  writeFileSync(sw, `${statement};${readFileSync(sw, 'utf8')}`)
  return folder
}

async function end(...processes: Served[]) {
  await Promise.all(processes.map((one) => one.kill()))
}

test('IndexedDB refused inside the worker costs nothing: pictures are shown and cached, the site opens without a network', async () => {
  const refuse = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError') } })`
  const provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url, outDir: buildWith(refuse) })
  const { context, page, errors } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/communique`)
  await cachedWhole(page)
  await page.reload()
  const picture = page.locator('main article img[src^="/api/files/"]').first()
  const isThere = () => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
  await isThere()
  await until(page, async () => (await (await caches.open('pictures')).keys()).length > 0)
  await end(provider)
  await context.setOffline(true)
  await page.reload()
  await page
    .getByText(data.communications[0]?.title.fr ?? '')
    .first()
    .waitFor()
  await isThere()
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
})

test('a device without room: nothing is installed, a document is not stored and says so, the site goes on; with room it is stored', async () => {
  const document = '/api/files/rapport.svg'
  const given = {
    publications: [{ id: 1, title: { fr: 'Mémorandum', en: 'Memorandum' }, document, publication_date: '2026-03-03' }],
    files: { 'rapport.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  }
  const provider = await startProvider({ data: writeData(given) })
  const site = await startSite({ provider: provider.url })
  const { context, page, errors } = await visit(browser, { worker: true })
  const devtools = await context.newCDPSession(page)
  const room = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: site.url,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  await room(1)
  await page.goto(`${site.url}/publications`)
  const keep = page.getByRole('button', { name: 'Garder hors ligne Mémorandum' })
  await pressAction(page, /^Garder hors ligne Mémorandum/, 'Mémorandum')
  await page.getByText('Il n’y a plus de place sur cet appareil pour ce document.').waitFor()
  expect(await keep.getAttribute('aria-pressed')).toBe('false')
  await page.goto(`${site.url}/guide_utilisateurs`)
  await page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])

  await room()
  await page.goto(`${site.url}/publications`)
  await pressAction(page, /^Garder hors ligne Mémorandum/, 'Mémorandum')
  await page.locator('button[aria-pressed="true"]', { hasText: 'Mémorandum' }).waitFor()
})

test('the installed application’s badge counts the news since the last visit, and goes with the next one', async () => {
  const count = `self.navigator.setAppBadge = async (count) => (await caches.open('badge')).put('/badge', new Response(String(count)))`
  let provider = await startProvider({ data: file })
  const port = Number(new URL(provider.url).port)
  const site = await startSite({ provider: provider.url, outDir: buildWith(count) })
  const { context, page } = await visit(browser, { worker: true })
  await context.addInitScript(() => {
    navigator.clearAppBadge = async () => void (await caches.delete('badge'))
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto(`${site.url}/`)
  await cachedWhole(page)
  await until(page, async () => (await caches.match('/__reader/news')) !== undefined)
  await provider.kill()
  provider = await startProvider({ data: laterFile, port })
  const registrationId = await registered
  await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin: site.url, registrationId, tag: 'news' })
  await until(page, async () => (await (await caches.match('/badge'))?.text()) === '1')
  await page.evaluate(() => localStorage.removeItem('cdec-cache'))
  await page.goto(`${site.url}/communique`)
  await until(page, async () => (await caches.match('/badge')) === undefined)
})
