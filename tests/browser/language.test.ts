import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { pageHeading } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'

const { file } = makeData(30)
const { site, browser } = await openSite({ data: file })

test('the language changes in place: same address, same spot, no word of French left', async () => {
  const { page } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/publications`)
  await page.locator('main article').nth(20).waitFor({ state: 'attached' })
  const before = await page.evaluate(() => {
    window.scrollTo(0, 1500)
    const place = window.scrollY
    document.querySelector<HTMLButtonElement>('header button[lang="en"]')?.click()
    return place
  })
  expect(before).toBe(1500)
  await page.getByRole('button', { name: 'Français' }).first().waitFor()
  expect(page.url()).toBe(`${site.url}/publications`)
  await page.locator('html[lang=en]').waitFor()
  await page.waitForFunction((place) => window.scrollY === place, before)
  await page.waitForFunction(() => document.title === 'Publications · CDEC Cameroon')
})

test('an English reader is never shown the French document', async () => {
  const { page } = await visit(browser, { locale: 'en', worker: true })
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${site.url}/cons_admin`, { waitUntil: 'domcontentloaded' })
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await pageHeading(page).isVisible()).toBe(false)
})

test.each(['fr', 'en'] as const)(
  'while its scripts are on their way the shell shows the frame in %s alone',
  async (locale) => {
    const { page } = await visit(browser, { locale })
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(`${site.url}/interviews/une-adresse`)
    const shown = page.locator('[data-frame]').filter({ visible: true })
    expect(await shown.count()).toBe(1)
    expect(await shown.getAttribute('lang')).toBe(locale)
  },
)
