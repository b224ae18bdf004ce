import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextIn, launch } from '../support/browser/chromium'
import { full } from '../support/browser/looks'
import { pixelComparer } from '../support/browser/pixels'
import { type Served, startSite } from '../support/browser/processes'
import { ringSeen } from '../support/browser/ring'
import { walk } from '../support/browser/walk'
import { tokenOf } from '../support/provider-preview'

let browser: Browser
let site: Served
let pixels: Awaited<ReturnType<typeof pixelComparer>>
let context: BrowserContext
let page: Page
const known = new Set<string>()
beforeAll(async () => {
  site = await startSite()
  browser = await launch()
  pixels = await pixelComparer(browser)
  context = await contextIn(browser, { token: await tokenOf(site.url) }, { serviceWorkers: 'block' })
  page = await context.newPage()
  page.setDefaultTimeout(10_000)
})
afterAll(async () => {
  await browser.close()
  await site.kill()
})

const screens =
  'missions videos slides sponsors presentation domaines stats publications communiques interviews reglementations actualites subscriber pays blocs'.split(
    ' ',
  )

test.each(['dashboard', ...screens].filter((_name, index) => full || index < 2))(
  '%s: Tab reaches everything from the top to the end, and back',
  async (name) => {
    await page.goto(`${site.url}/Admin/${name}`)
    await page.getByRole('table').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await walk(page, (stop) => ringSeen(page, pixels, stop, known))).toEqual([])
  },
)

test.each(screens.filter((name) => full || name === 'interviews'))(
  '%s: in the form Tab reaches everything, and nothing else',
  async (name) => {
    await page.goto(`${site.url}/Admin/${name}`)
    const opener = page.getByRole('button', { name: /^Modifier / }).first()
    await opener.click()
    const form = page.getByRole('dialog')
    await form.locator('form [type=submit]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await walk(page, (stop) => ringSeen(page, pixels, stop, known), 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)
