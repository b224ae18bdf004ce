import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until, visit } from '../support/browser/chromium'
import { addData } from '../support/browser/mock'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { full } from '../support/full'

const long = `${'Une phrase du communiqué, de la longueur d’une ligne. '.repeat(12)}La toute dernière phrase.`
const rows = Array.from({ length: 60 }, (_, n) => ({
  id: n + 1,
  title: `Communiqué ${n + 1}`,
  description: n % 2 === 0 ? long : 'Bref.',
  photo: '',
  document: '',
  communication_date: `2026-01-${String(60 - n).padStart(2, '0')}`,
}))
const { site, browser } = await openSite()

await addData(site.url, { communications: rows })

const text = (page: Page, id: number) => page.locator(`#communications-${id} p`, { hasText: 'Une phrase' })
/** Returns the number of visible lines of a text, and the number of all its lines. */
const linesOf = (page: Page, id: number) =>
  text(page, id).evaluate((paragraph) => {
    const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
    return [Math.round(paragraph.clientHeight / height), Math.round(paragraph.scrollHeight / height)]
  })
const whole = async (page: Page, id: number) => {
  const [seen, all] = await linesOf(page, id)
  return seen === all
}

test('a press release longer than three lines is opened in place and closed again by its button', async () => {
  const { page, errors } = await visit(browser, { width: 360 })
  await openPage(page, `${site.url}/communique`)
  const more = page.getByRole('button', { name: 'Lire la suite : Communiqué 1', exact: true })
  await more.waitFor()
  expect((await linesOf(page, 1))[0]).toBe(3)
  expect(await page.locator('#communications-2').getByRole('button', { name: /suite/ }).count()).toBe(0)

  await more.focus()
  const place = await page.locator('#communications-1').boundingBox()
  await page.keyboard.press('Enter')
  const less = page.getByRole('button', { name: 'Réduire : Communiqué 1', exact: true })
  await less.waitFor()
  expect(await whole(page, 1)).toBe(true)
  expect(await less.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await page.locator('#communications-1').boundingBox())?.y).toBe(place?.y)

  await less.click()
  await more.waitFor()
  expect((await linesOf(page, 1))[0]).toBe(3)
  expect(page.url()).toBe(`${site.url}/communique`)
  expect(errors).toEqual([])
})

// What does not depend on a layout: tests/site/lists.test.tsx.
test.runIf(full)('its address opens it, brings it into sight and gives it the focus; so does the search', async () => {
  const { page } = await visit(browser, { width: 360 })
  await page.goto(`${site.url}/communique#communications-57`)
  const card = page.locator('#communications-57')
  const expectFocusInView = async (id: string) => {
    await until(page, () => location.hash === `#${document.activeElement?.id}`)
    await page.locator(`#${id}`).waitFor()
    const box = await page.locator(`#${id}`).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(800)
  }
  await card.waitFor()
  await expectFocusInView('communications-57')
  expect(await whole(page, 57)).toBe(true)

  await openPage(page, `${site.url}/contact_us`)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Communiqué 55')
  await page.getByRole('link', { name: /^Communiqué 55/ }).click()
  await page.waitForURL('**/communique#communications-55')
  await expectFocusInView('communications-55')
  expect(await whole(page, 55)).toBe(true)
})
