import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { until, visit } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { pageHeading, quietly } from '../support/browser/open-page'
import { openSite, startProvider, startSite } from '../support/browser/open-site'
import { siteOf } from '../support/browser/refresh'
import { full } from '../support/full'

// With the data saver, a page loads its document and styles only. The client bundle is loaded by a control that needs it.

const { site, browser } = await openSite()
const phone = { locale: 'fr', width: 360, scheme: 'light' } as const

/** Opens a page with the data saver on a phone. `sent` counts the scripts and the transferred bytes. */
async function openWithDataSaver(path: string, url = site.url) {
  const { context, page, errors } = await visit(browser, { ...phone, worker: true })
  await context.addInitScript(() => localStorage.setItem('low-data', 'on'))
  const sent = { bytes: 0, scripts: 0 }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sent.bytes += encodedDataLength))
  page.on('request', (request) => (sent.scripts += Number(request.resourceType() === 'script')))
  await page.goto(url + path)
  await note(page).waitFor()
  return { context, page, errors, sent }
}

const note = (page: Page) => page.getByText(/^Économie de données\s: seule cette page est chargée\./)

test('pages are read without the client bundle, the first in 40 KiB, a news item without its picture', async () => {
  const { page, errors, sent } = await openWithDataSaver('/guide_utilisateurs')
  await page.waitForLoadState('networkidle')
  // Disclosures, the menu and links work.
  const question = page.locator('main summary').first()
  await question.click()
  expect(await question.locator('xpath=..').getAttribute('open')).not.toBeNull()
  expect(sent.scripts).toBe(0)
  expect(sent.bytes).toBeLessThanOrEqual(40 * 1024)
  expect(await screenErrors(page, 'saving')).toEqual([])
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('link', { name: 'Dépôts' }).waitFor()
  expect(await screenErrors(page, 'menu')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  await menu.getByRole('button', { name: 'Fermer' }).click()
  await menu.waitFor({ state: 'hidden' })
  await opener.click()
  await menu.getByRole('link', { name: 'Dépôts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité' }).click()
  await page.getByRole('heading', { level: 1, name: /^Accessibilité/ }).waitFor()

  // The main picture of a news item is not requested.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const news = readdirSync('dist/actualites').filter((file) => file.endsWith('.html'))
  const file = news.find((name) => readFileSync(join('dist/actualites', name), 'utf8').includes('<img src="/api/'))
  await page.goto(`${site.url}/actualites/${file?.replace('.html', '')}`)
  await note(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(sent.scripts).toBe(0)
  expect(errors).toEqual([])
})

test('the home page is opened without the client bundle; what it shows of the provider comes when it is asked for', async () => {
  const { page, errors, sent } = await openWithDataSaver('/')
  await page.waitForLoadState('networkidle')
  await quietly(page, () => page.keyboard.press('End'))
  expect(sent.scripts).toBe(0)
  expect(sent.bytes).toBeLessThanOrEqual(40 * 1024)
  const part = page.locator('#actualites')
  expect(await part.getByText('Chargement…').isVisible()).toBe(false)
  expect(await screenErrors(page, 'saving')).toEqual([])
  await part.getByRole('button', { name: 'Afficher cette rubrique' }).click()
  await part.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: /^(?:Charger|Afficher) (?:le|cette)/ }).count()).toBe(0)
  expect(errors).toEqual([])
})

/** Serves a build whose list of press releases is prerendered with its rows. */
async function siteWithRows() {
  const { file, data } = makeData()
  const provider = await startProvider({ data: file })
  const outDir = await siteOf(provider.url)
  const listed = await startSite({ provider: provider.url, outDir })
  return { data, listed, stop: () => Promise.all([listed.kill(), provider.kill()]) }
}

test.runIf(full)(
  'a list is read as the build has it, with its date and without its pictures, until the client bundle comes',
  async () => {
    const { data, listed, stop } = await siteWithRows()
    const { context, page, errors, sent } = await openWithDataSaver('/communique', listed.url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('heading', { name: data.communications[0]?.title.fr ?? '' }).waitFor()
    expect(await page.getByText(/^Économie de données.* Données du \d+ \p{L}+ \d{4}/u).isVisible()).toBe(true)
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(sent.scripts).toBe(0)
    expect(asked).toEqual([])
    const rest = page.getByRole('button', { name: 'Charger le reste' })
    // Its text is on one line.
    expect((await rest.boundingBox())?.height).toBeLessThan(40)
    await rest.click()
    await note(page).waitFor({ state: 'hidden' })
    await expect.poll(() => asked).toContain('/api/communications')
    expect(errors).toEqual([])
    await context.close()
    await stop()
  },
)

test.runIf(full)(
  'no picture is requested before it is asked for, while the page loads slowly or when its client bundle comes',
  async () => {
    const { listed, stop } = await siteWithRows()
    for (const [locale, rest, shows] of [
      ['fr', 'Charger le reste', /^Afficher l’image/],
      ['en', 'Load the rest', /^Show the image/],
    ] as const) {
      const { context, page } = await visit(browser, { ...phone, locale, worker: true })
      await context.addInitScript(() => {
        localStorage.setItem('low-data', 'on')
        // Delays the load event of the page.
        addEventListener('DOMContentLoaded', () =>
          document.body.append(Object.assign(new Image(), { src: '/images/late.svg', alt: '' })),
        )
      })
      let arrive = () => {}
      const arrived = new Promise<void>((done) => {
        arrive = done
      })
      await page.route('**/images/late.svg', async (route) => {
        await arrived
        await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      })
      const asked: string[] = []
      page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname))
      await page.goto(`${listed.url}/communique`, { waitUntil: 'commit' })
      await page.getByRole('article').first().waitFor()
      // Visible pictures would be requested by the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      arrive()
      await page.getByRole('button', { name: rest }).click()
      await page.getByRole('button', { name: shows }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((path) => !/^\/(?:images\/late|favicon)/.test(path))).toEqual([])
    }
    await stop()
  },
)

test.runIf(full).each([
  ['the search', 'Rechercher', (page: Page) => page.getByRole('dialog').getByRole('searchbox')],
  ['the rest', 'Charger le reste', (page: Page) => page.locator('html:not([data-bundle])')],
] as const)('%s: what is pressed brings the client bundle, and happens', async (_what, name, outcome) => {
  const { page, errors, sent } = await openWithDataSaver('/guide_utilisateurs')
  expect(sent.scripts).toBe(0)
  await page.getByRole('button', { name }).first().click()
  await outcome(page).waitFor()
  await note(page).waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test.runIf(full)('what is pressed while the document is loading brings the client bundle too', async () => {
  const { context, page } = await visit(browser, phone)
  await context.addInitScript(() => {
    localStorage.setItem('low-data', 'on')
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('header button[aria-keyshortcuts]')?.click(),
    )
  })
  await page.goto(`${site.url}/guide_utilisateurs`)
  await page.getByRole('dialog').getByRole('searchbox').waitFor()
})

test('nothing is kept for reading offline before the reader asks for it', async () => {
  const { context, page, errors } = await openWithDataSaver('/hors-ligne')
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Charger le reste' }).click()
  await page.getByText(/^Rien n’est gardé\s: l’économie de données est active$/).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/sw.js')
  await page.getByRole('button', { name: /^Tout garder maintenant/ }).click()
  await page.getByText(/^Prête\s: le site s’ouvre hors ligne$/).waitFor({ timeout: 30_000 })
  expect(errors).toEqual([])
  await context.setOffline(true)
  await page.goto(`${site.url}/depot`)
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()
})

test.runIf(full)(
  'without the data saver the page says when the site can be read offline, and the back office does not',
  async () => {
    const admin = await visit(browser, { ...phone, worker: true })
    await admin.page.goto(`${site.url}/loginadmin`)
    await until(admin.page, () => navigator.serviceWorker.controller !== null)
    expect(await admin.page.getByText(/^Prêt hors ligne/).count()).toBe(0)
    await admin.context.close()
    const { context, page } = await visit(browser, { ...phone, worker: true })
    await page.goto(`${site.url}/guide_utilisateurs`)
    await page.getByText(/^Prêt hors ligne/).waitFor({ timeout: 30_000 })
    await context.setOffline(true)
    await page.goto(`${site.url}/depot`)
    await pageHeading(page).waitFor()
  },
)
