import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteCached, until, visit } from '../support/browser/chromium'
import { hydrated, openPage } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
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
  await siteCached(page)
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

const host = 'https://www.youtube-nocookie.com/**'
const playing = { contentType: 'text/html', body: '<!doctype html><title>a</title>' }

test.runIf(full)(
  'a video waits for the network where there is none, and is loaded again where its player failed as the network dropped',
  async () => {
    const site = await startSite({ provider: shared.url })
    const { context, page } = await visit(browser, { width: 360, worker: true })
    await page.goto(`${site.url}/mediatheque`)
    await siteCached(page)
    const video = page.getByRole('article').first()
    const note = video.getByText('Pas de réseau\u00a0: la vidéo sera lancée dès qu’il reviendra.')
    await context.route(host, (route) => route.fulfill(playing))
    await context.setOffline(true)
    await video.getByRole('button', { name: /^Regarder/ }).click()
    await note.waitFor()
    expect(await video.locator('iframe').count()).toBe(0)
    await context.setOffline(false)
    await video.locator('iframe').waitFor()
    expect(await note.count()).toBe(0)

    await openPage(page, page.url())
    // The browser has not noticed: it shows its error in the frame.
    await site.kill()
    const drop = (route: Route) => route.abort('internetdisconnected')
    await context.route(host, drop)
    await video.getByRole('button', { name: /^Regarder/ }).click()
    await note.waitFor()
    await context.unroute(host, drop)
    await startSite({ provider: shared.url, port: Number(new URL(site.url).port) })
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await video.locator('iframe').waitFor()
  },
)
