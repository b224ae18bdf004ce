import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { openStates } from '../../support/browser/open-states'
import { pixelComparer } from '../../support/browser/pixels'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { focusRingErrors } from '../../support/browser/ring'
import { invisibleStates } from '../../support/browser/states-seen'
import type { Stop } from '../../support/browser/stops'
import { walk } from '../../support/browser/walk'
import { tokenOf } from '../../support/provider-preview'

// Forced colours replace those of the site, and remove backgrounds and shadows. Every control has to remain visible, with a
// focus ring, and a chosen or invalid state has to look different.

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

describe.each([
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
] as const)('at $width px, $scheme', async ({ width, scheme }) => {
  const forced = { width, scheme, forcedColors: 'active' } as const
  const known = { rings: new Set<string>(), signs: new Set<string>(), states: new Set<string>() }
  const { page } = await visit(browser, { ...forced, token: await tokenOf(site.url) })

  /** Returns the errors of the screen and of its controls. */
  async function look() {
    const faults = await invisibleStates(page, pixels, known.states)
    const seen = async (stop: Stop) => [
      ...(await signless(stop)),
      ...(await focusRingErrors(page, pixels, stop, known.rings)),
    ]
    return [...faults, ...(await walk(page, seen))]
  }

  /** Returns an error for a control of one colour, which is invisible. */
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
    // The user's menu and the contact details are rendered last, and would be inserted between the tab stops.
    await page.locator('header').getByText('Se déconnecter').first().waitFor({ state: 'attached' })
    await page.locator('footer a[href^="mailto:"]').first().waitFor({ state: 'attached' })
    expect(await look()).toEqual([])
  })

  test.each(Object.entries(openStates))('%s', async (_name, reach) => {
    // A signed-in user is shown no registration and no sign-in form.
    const { page: visited } = await visit(browser, forced)
    await reach(visited, site.url)
    expect(await invisibleStates(visited, pixels, known.states)).toEqual([])
  })
})

test('what is on differs from what is off: the switches, the colours of the site', async () => {
  const { page } = await visit(browser, { forcedColors: 'active' })
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
})
