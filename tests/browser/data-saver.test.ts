import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clearJournal, requests } from '@mocks/journal'
import { expect, test } from 'vitest'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { isNetworkError } from '../support/browser/offline'
import { hydrated, openPage } from '../support/browser/open-page'
import { openSite, startOwnProvider, startSite } from '../support/browser/open-site'
import { menuOf } from '../support/browser/press-action'

// With the data saver pictures and documents are loaded on request, and nothing is read ahead.

const { site, browser } = await openSite()

/** Opens a page with the data saver on a phone. `asked` has the paths of its requests. */
async function openWithDataSaver(path: string) {
  const { context, page, errors } = await visit(browser, { width: 360, worker: true })
  await context.addInitScript(() => localStorage.setItem('low-data', 'on'))
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url + path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return { context, page, errors, asked }
}

test('the picture of a news item comes when it is asked for', async () => {
  const news = readdirSync('dist/actualites').filter((file) => file.endsWith('.html'))
  const file = news.find((name) => readFileSync(join('dist/actualites', name), 'utf8').includes('<img src="/api/'))
  const { page, errors, asked } = await openWithDataSaver(`/actualites/${file?.replace('.html', '')}`)
  const pictures = () => asked.filter((path) => /^\/api\/.*\.(?:jpe?g|png|webp|svg|avif)$/.test(path))
  expect(pictures()).toEqual([])
  await page
    .getByRole('button', { name: /^Afficher l’image \(≈ / })
    .first()
    .click()
  await expect.poll(() => pictures().length).toBe(1)
  expect(errors).toEqual([])
})

test('the weight of a document stands beside its button, and one press downloads it', async () => {
  const { page, errors, asked } = await openWithDataSaver('/publications')
  expect(asked.filter((path) => path.startsWith('/api/files/'))).toEqual([])
  await page.route('**/api/files/**', (route) => route.abort())
  await menuOf(page).click()
  await page.getByRole('button', { name: /^Garder hors ligne .*poids inconnu$/ }).waitFor()
  await page.unrouteAll()
  await openPage(page, page.url())
  await menuOf(page).click()
  await page.getByRole('button', { name: /^Garder hors ligne .*\d\sko$/ }).click()
  await page.getByRole('button', { name: /^Gardé hors ligne/, pressed: true }).waitFor()
  expect(errors.filter((one) => !isNetworkError(one))).toEqual([])
})

test('a cached picture is shown without being asked for again, a list read minutes ago neither; a slide’s near its turn', async () => {
  const saved = await startSite({ provider: await startOwnProvider() })
  const { page } = await visit(browser, { width: 360, worker: true })
  const askedFor = (pattern: RegExp) => requests().filter(({ path }) => pattern.test(path)).length
  const slides = /^\/api\/(?:images_slides|files\/slides)\//
  await page.goto(`${saved.url}/`)
  await page.locator('main img[src*="slide"][data-state=there]').first().waitFor()
  expect(askedFor(slides)).toBeLessThanOrEqual(2)
  await filesComplete(page)
  await openPage(page, `${saved.url}/partenaires`)
  const logos = /^\/api\/files\//
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(3)
  await openPage(page, `${saved.url}/hors-ligne`)
  await page.getByRole('switch', { name: /^Économiser les données/ }).click()
  clearJournal()
  await page.clock.setSystemTime(Date.now() + 5 * 60_000)
  await openPage(page, `${saved.url}/partenaires`)
  await expect.poll(() => page.locator('main img').first().evaluate(isDrawn)).toBe(true)
  expect([askedFor(logos), askedFor(/^\/api\/sponsors/)]).toEqual([0, 0])
})

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

test('nothing is kept for reading offline before the reader asks for it', async () => {
  const { context, page, errors, asked } = await openWithDataSaver('/hors-ligne')
  await page.getByText(/^Rien n’est gardé\s: l’économie de données est active$/).waitFor()
  expect(asked).not.toContain('/sw.js')
  await page.getByRole('button', { name: /^Tout garder maintenant/ }).click()
  await page.getByText(/^Prête\s: le site s’ouvre hors ligne$/).waitFor({ timeout: 30_000 })
  expect(errors).toEqual([])
  await context.setOffline(true)
  await page.goto(`${site.url}/depot`)
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()
})
