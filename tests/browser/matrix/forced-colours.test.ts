import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextIn } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { openStates } from '../../support/browser/open-states'
import { pixelComparer } from '../../support/browser/pixels'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { ringSeen } from '../../support/browser/ring'
import { statesUnseen } from '../../support/browser/states-seen'
import type { Stop } from '../../support/browser/stops'
import { walk } from '../../support/browser/walk'
import { tokenOf } from '../../support/provider-preview'

// The colours that a reader has chosen take the place of the site's, backgrounds and shadows go. What must be left: a
// sign of every control, a ring around the one that has the focus, and a difference where something is chosen or wrong.

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

describe.each([
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
] as const)('at $width px, $scheme', ({ width, scheme }) => {
  const forced = { colorScheme: scheme, forcedColors: 'active', serviceWorkers: 'block' } as const
  let context: BrowserContext
  let page: Page
  const known = { rings: new Set<string>(), signs: new Set<string>(), states: new Set<string>() }
  beforeAll(async () => {
    context = await contextIn(browser, { width, token: await tokenOf(site.url) }, forced)
    page = await context.newPage()
    page.setDefaultTimeout(10_000)
  })
  afterAll(() => context.close())

  /** What is wrong with the screen as it stands, its controls included. */
  async function look() {
    const faults = await statesUnseen(page, pixels, known.states)
    const seen = async (stop: Stop) => [...(await signless(stop)), ...(await ringSeen(page, pixels, stop, known.rings))]
    return [...faults, ...(await walk(page, seen))]
  }

  /** A control of one colour is not there for who sees it. */
  async function signless({ kind, name, number }: Stop) {
    if (known.signs.has(kind)) return []
    known.signs.add(kind)
    const picture = await page.locator(`[data-stop="${number}"]`).screenshot()
    const { colours } = await pixels.compare(picture, picture)
    return colours < 2 ? [`nothing is drawn: ${name}`] : []
  }

  test.each([...publicPaths, ...recordPaths])('%s', async (path) => {
    await page.evaluate(() => localStorage.removeItem('token')).catch(() => {})
    await openPage(page, site.url + path)
    // Who is signed in comes last, and would come between the stops.
    await page.locator('header').getByText('Se déconnecter').first().waitFor({ state: 'attached' })
    expect(await look()).toEqual([])
  })

  test.each(Object.entries(openStates))('%s', async (_name, reach) => {
    // Who is signed in is shown no form to register or to sign in.
    const visitor = await contextIn(browser, { width }, forced)
    const visited = await visitor.newPage()
    visited.setDefaultTimeout(10_000)
    await reach(visited, site.url)
    expect(await statesUnseen(visited, pixels, known.states)).toEqual([])
    await visitor.close()
  })
})

test('what is on differs from what is off: the switches, the colours of the site', async () => {
  const context = await contextIn(browser, {}, { forcedColors: 'active', serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await openPage(page, `${site.url}/hors-ligne`)
    for (const name of ['Économiser les données', 'Mettre en pause les animations']) {
      const control = page.getByRole('switch', { name })
      await control.scrollIntoViewIfNeeded()
      await control.hover()
      const off = await control.screenshot()
      await control.click()
      await expect.poll(() => control.getAttribute('aria-checked')).toBe('true')
      expect((await pixels.compare(off, await control.screenshot())).clear).toBeGreaterThan(50)
    }
    const group = page.getByRole('group', { name: 'Couleurs du site' })
    const before = await group.screenshot()
    await group.getByRole('radio', { name: 'Clair' }).check({ force: true })
    expect((await pixels.compare(before, await group.screenshot())).any).toBeGreaterThan(100)
  } finally {
    await context.close()
  }
})
