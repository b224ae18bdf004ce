import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesComplete, missing } from '../support/browser/cached-files'
import { until, visit } from '../support/browser/chromium'
import { startFaultProxy } from '../support/browser/fault-proxy'
import { hydrated } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { removedVideo } from '../support/browser/thumbnail-host'
import { full } from '../support/full'

const { site: shared, browser } = await openSite()

test('the thumbnails of the videos are shown on the first visit, on the second, which the worker serves, and offline', async () => {
  const { context, page, errors } = await visit(browser, { worker: true })
  const shown = async () => {
    await hydrated(page)
    const thumbnail = page.locator('main img[src^="https://i.ytimg.com/"]').first()
    await thumbnail.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
  }
  await page.goto(`${shared.url}/mediatheque`)
  await shown()
  await filesComplete(page)
  await page.reload()
  await shown()
  await until(page, async () => (await (await caches.open('thumbnails')).keys()).length > 0)
  // A removed video has the picture of one that is missing, and nothing of the host's is cached.
  const card = page.getByRole('listitem').filter({ hasText: 'Portes ouvertes' })
  await card.locator('img[src="/placeholder-image.png"]').waitFor()
  const kept = () => page.evaluate(async () => (await (await caches.open('thumbnails')).keys()).map(({ url }) => url))
  await expect.poll(async () => (await kept()).filter((url) => url.includes(removedVideo))).toEqual([])
  expect(errors.filter((line) => !line.includes(removedVideo))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await shown()
})

test('the lists open without a network before the other pages are on the device, which the next visit brings', async () => {
  const proxy = await startFaultProxy(shared.url)
  const { context, page } = await visit(browser, { width: 360, worker: true })
  const notice = (text: string) => page.getByText(`${text} hors ligne.`).waitFor()
  // The rows of the lists do not wait for the worker.
  proxy.spoil(/^\/sw\.js/, async (worker) => {
    await until(page, () => localStorage.getItem('cdec-cache')?.includes('"sponsors","list"') === true)
    proxy.spoil(/\/assets\/(?:help|services|forms)/, 'never')
    worker.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync('dist/sw.js'))
  })
  await page.goto(`${proxy.url}/publications`)
  await notice('Les listes se lisent')
  await context.setOffline(true)
  for (const { name, path } of [
    { name: 'Communiqués', path: '/communique' },
    { name: 'Médiathèque', path: '/mediatheque' },
    { name: 'Actualités', path: '/actualites' },
  ]) {
    await page.goto(proxy.url + path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('article').first().waitFor()
  }
  await context.setOffline(false)
  proxy.spoil()
  await page.goto(`${proxy.url}/publications`)
  await notice('Tout le site se lit')
  expect(await missing(page, /^(?!en\/|.*-en-)/)).toEqual([])
})

test.runIf(full)('a video waits for the network where there is none', async () => {
  const { context, page } = await visit(browser, { width: 360, worker: true })
  await page.goto(`${shared.url}/mediatheque`)
  await filesComplete(page)
  const video = page.getByRole('article').first()
  const note = video.getByText('Pas de réseau\u00a0: la vidéo sera lancée dès qu’il reviendra.')
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html' }))
  await context.setOffline(true)
  await page.getByText('Vous êtes hors ligne.').first().waitFor()
  await video.getByRole('button', { name: /^Regarder/ }).click()
  await note.waitFor()
  expect(await video.locator('iframe').count()).toBe(0)
  await context.setOffline(false)
  await video.locator('iframe').waitFor()
  expect(await note.count()).toBe(0)
})
