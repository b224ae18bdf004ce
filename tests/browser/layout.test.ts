import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenWords } from '../support/browser/broken-words'
import { launch, until, visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { menuOf } from '../support/browser/press-action'
import { layoutErrors } from '../support/browser/reflow'
import { stopAtEnd } from '../support/browser/stop-at-end'
import { full } from '../support/full'

const { site, browser } = await openSite()

test('on a phone the home page begins with the way to one’s case, and no notice of a page covers the header', async () => {
  const { page } = await visit(browser, { width: 360 })
  await page.setViewportSize({ width: 360, height: 780 })
  // A failure's notice stays.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  )
  await openPage(page, site.url)
  const links = page.getByRole('main').getByRole('link')
  expect(await links.first().innerText()).toMatch(/^Que voulez-vous faire/)
  expect(await links.nth(1).innerText()).toBe('Trouver mon cas')
  const box = await links.nth(1).boundingBox()
  expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThan(780)

  await openPage(page, `${site.url}/missions`)
  await page.getByRole('button', { name: 'Partager' }).click()
  const toast = page.locator('div', { has: page.getByRole('button', { name: 'Fermer la notification' }) }).last()
  for (const width of [360, 480, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const top = await toast.evaluate((element) => element.getBoundingClientRect().top)
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(top, `${width} px`).toBeGreaterThanOrEqual(width < 768 ? 600 : header)
  }
})

test('on a phone what the site says of itself stands at the bottom: one line when it is ready, a failure over its button', async () => {
  const { context, page } = await visit(browser, { width: 360, worker: true })
  await openPage(page, site.url)
  const notice = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const ready = await boxOf(notice(/ se li(?:t|sent) hors ligne\.$/))
  expect(ready.height).toBeLessThanOrEqual(48)
  expect(ready.y + ready.height).toBeCloseTo(800, -1)

  // The last of what is read ahead: an answer after the network is gone would say that it is there.
  await until(page, async () => (await caches.match('/organigramme-fr-etroit.svg')) !== undefined)
  await context.setOffline(true)
  const line = notice(/^Vous êtes hors ligne/)
  const text = await boxOf(line.locator('p', { hasText: 'Données du' }))
  expect(text.height).toBeLessThanOrEqual(48)
  expect((await boxOf(line.getByRole('button'))).y).toBeGreaterThanOrEqual(text.y + text.height)
})

test('on a phone the last step of a message begins with what is left to do, below the header', async () => {
  const { page } = await visit(browser, { width: 360 })
  await openPage(page, `${site.url}/contact_us`)
  const main = page.getByRole('main')
  await main.getByLabel(/^Nom/).fill('Awa Ndiaye')
  await main.getByLabel(/^Adresse électronique/).fill('awa@exemple.cm')
  await main.getByLabel(/^Message/).fill('Bonjour,\nquels sont vos horaires\u00a0?\nEt ceux de Douala\u00a0?')
  await main.getByRole('button', { name: 'Envoyer' }).click()
  const heading = main.getByRole('heading', { name: /^Il reste une étape/ })
  await heading.waitFor()
  const header = await page.locator('header').boundingBox()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(header?.height ?? 800)
})

test('a card of a list has a title that opens its document, at most one visible action, and a menu with the others', async () => {
  const { page } = await visit(browser, { width: 360 })
  await openPage(page, `${site.url}/communique`)
  const cards = page.getByRole('main').getByRole('article')
  const controls = await cards.evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('a, button')].filter((one) => one.checkVisibility()).length),
  )
  expect(Math.max(...controls)).toBeLessThanOrEqual(3)
  const card = cards.filter({ has: page.getByRole('link', { name: /\(PDF\)/ }) }).first()
  expect(await card.getByRole('heading').getByRole('link').getAttribute('target')).toBe('_blank')
  const menu = menuOf(card)
  const choice = card.getByRole('button', { name: /^Garder hors ligne/ })
  await menu.press('Enter')
  await choice.waitFor()
  await page.keyboard.press('Tab')
  expect(await choice.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await choice.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true)
  await menu.click()
  await choice.waitFor()
  await page.mouse.click(180, 90)
  await choice.waitFor({ state: 'hidden' })
})

// The page itself at 200 %: tests/browser/matrix/pages.test.ts.
test.runIf(full)(
  'with text at 200 % on a phone the header gives way, no word of a title is cut, menu and search fit the window',
  async () => {
    const large = await launch({ textSize: 32 })
    stopAtEnd(() => large.close())
    const { page } = await visit(large, { width: 360 })
    const header = page.getByRole('banner')
    for (const path of ['/cons_convention', '/']) {
      await openPage(page, site.url + path)
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(120)
      expect(await page.evaluate(layoutErrors)).toEqual([])
      expect((await page.evaluate(brokenWords)).filter((found) => found.includes('(H1'))).toEqual([])
      await page.evaluate(() => scrollTo(0, 700))
      expect((await header.boundingBox())?.y).toBeLessThan(-400)
    }
    const dialog = page.getByRole('dialog')
    const isWhole = () => dialog.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollLeft === 0)
    await header.getByRole('button', { name: 'Menu' }).click()
    await dialog.getByRole('link', { name: 'Publications' }).waitFor()
    expect(await isWhole()).toBe(true)
    await page.keyboard.press('Escape')
    await header.getByRole('button', { name: 'Rechercher' }).click()
    const field = dialog.getByRole('searchbox')
    await field.fill('caution')
    await dialog
      .getByRole('link', { name: /^Cautionnement/ })
      .first()
      .waitFor()
    expect(await isWhole()).toBe(true)
    expect((await field.boundingBox())?.width).toBeGreaterThan(150)
  },
)
