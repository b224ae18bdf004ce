import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from '../support/browser/axe'
import { brokenWords } from '../support/browser/broken-words'
import { looks, visit } from '../support/browser/looks'
import { officeStates, whatIsWrong } from '../support/browser/office-states'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { openStates } from '../support/browser/open-states'
import { pixelComparer } from '../support/browser/pixels'
import { publicPaths, recordPaths } from '../support/browser/public-paths'
import { misfits } from '../support/browser/reflow'
import { ringSeen } from '../support/browser/ring'
import { setScenario } from '../support/browser/scenario'
import { parted } from '../support/browser/typography'
import { walk } from '../support/browser/walk'
import { full } from '../support/full'
import { tokenOf } from '../support/provider-preview'

// Every other route in one of the looks in turn, and one state of each kind. npm run test:full takes all of them in
// every look (tests/browser/matrix).

const { site, browser } = await openSite()

describe.each(looks.map((look, turn) => ({ ...look, turn })))('$locale at $width px, $scheme', ({ turn, ...look }) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await visit(browser, look))
  })
  afterAll(() => context.close())
  const routes = [...publicPaths, ...recordPaths, '/loginadmin'].filter(
    (_path, index) => index % (full ? 2 * looks.length : 6 * looks.length) === turn,
  )

  test.each(routes)(
    '%s: accessible, within the window, no word broken, no line that begins with a sign',
    async (path) => {
      await openPage(page, site.url + path)
      expect(await faults(page)).toEqual([])
      expect(await page.evaluate(misfits)).toEqual([])
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await page.evaluate(parted)).toEqual([])
    },
  )
})

const phone = { locale: 'fr', width: 360, scheme: 'dark' } as const

test.each(['the menu of a phone is open', 'the contact form has errors'])('%s', async (state) => {
  const { context, page } = await visit(browser, phone)
  await openStates[state]?.(page, site.url)
  expect(await faults(page)).toEqual([])
  await context.close()
})

test.each(['empty', 'failing'])('the provider is %s', async (scenario) => {
  await setScenario(site.url, scenario)
  const { context, page } = await visit(browser, phone)
  try {
    await openPage(page, site.url)
    expect(await faults(page)).toEqual([])
  } finally {
    await setScenario(site.url, 'normal')
    await context.close()
  }
})

test('a screen of the back office in all its states', async () => {
  const { context, page } = await visit(browser, phone, { token: await tokenOf(site.url) })
  try {
    const found: string[] = []
    for (const [state, reach] of Object.entries(officeStates)) {
      await reach(page, `${site.url}/Admin/publications`)
      found.push(...(await whatIsWrong(page, state)))
    }
    expect(found).toEqual([])
  } finally {
    await setScenario(site.url, 'normal')
    await context.close()
  }
})

test('Tab reaches every control of a form, and each shows that it has the focus', async () => {
  const pixels = await pixelComparer(browser)
  const known = new Set<string>()
  const { context, page } = await visit(browser, { locale: 'fr', width: 1280, scheme: 'light' })
  await openPage(page, `${site.url}/contact_us`)
  expect(await walk(page, (stop) => ringSeen(page, pixels, stop, known))).toEqual([])
  await context.close()
  await pixels.close()
})
