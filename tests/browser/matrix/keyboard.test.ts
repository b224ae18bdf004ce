import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pressAll } from '../../support/browser/press-all'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { focusRingErrors } from '../../support/browser/ring'
import type { Stop } from '../../support/browser/stops'
import { walk } from '../../support/browser/walk'
import { tokenOf } from '../../support/token-of'

// Tab reaches everything in its order and nothing else, nothing covers what has the focus, and the focus is visible, also in forced
// colours, which replace those of the site and remove backgrounds and shadows.

const { site, browser } = await openSite()

describe.each([
  { width: 1280, scheme: 'light', locale: 'fr' },
  { width: 360, scheme: 'dark', locale: 'en' },
  { width: 1280, scheme: 'dark', locale: 'fr', forcedColors: 'active' },
] as const)('at $width px, $scheme, $locale', async (look) => {
  const rings = new Set<string>()
  const signs = new Set<string>()
  const { page } = await visit(browser, look)

  /** Returns the errors of a focused control: without a ring, or of one colour, which is invisible. */
  async function seen(stop: Stop) {
    const faults = await focusRingErrors(page, stop, rings)
    if (!('forcedColors' in look) || signs.has(stop.kind)) return faults
    signs.add(stop.kind)
    const picture = await page.locator(`[data-stop="${stop.number}"]`).screenshot()
    const { channels } = await sharp(picture).stats()
    return channels.every(({ min, max }) => min === max) ? [...faults, `nothing is drawn: ${stop.name}`] : faults
  }

  test.each([...publicPaths, ...recordPaths])('%s', async (path) => {
    await openPage(page, site.url + path)
    expect(await walk(page, seen)).toEqual([])
  })
})

const known = new Set<string>()

test.each(['dashboard', ...adminScreens])('the back office: %s, and its form', async (name) => {
  const { page } = await visit(browser, { token: await tokenOf(site.url) })
  const seen = (stop: Stop) => focusRingErrors(page, stop, known)
  await page.goto(`${site.url}/Admin/${name}`)
  await page.getByRole('table').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await walk(page, seen)).toEqual([])
  if (name === 'dashboard') return
  const opener = page.getByRole('button', { name: /^Modifier / }).first()
  await opener.click()
  await page.getByRole('dialog').locator('form [type=submit]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await walk(page, seen, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test.each([...publicPaths, ...recordPaths])(
  '%s: every button, pressed by keyboard, leaves the focus on something',
  async (path) => {
    const { context, page } = await visit(browser)
    await context.addInitScript(() => {
      window.print = () => undefined
    })
    // The video host is not reachable.
    await context.route(/youtube|ytimg/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await openPage(page, site.url + path)
    expect(await pressAll(page)).toEqual([])
  },
)

test.each([
  { what: 'the menu of a phone', width: 360, path: '/missions', by: 'Menu', role: 'dialog' },
  { what: 'the search', width: 1280, path: '/missions', by: /^Rechercher/, role: 'dialog' },
  { what: 'the chat', width: 360, path: '/missions', by: 'Discuter avec nous', role: 'dialog' },
  { what: 'a photo', width: 1280, path: recordPaths[0], by: 'Agrandir la photo 1', role: 'dialog' },
  { what: 'a question', width: 1280, path: '/Admin/missions', by: /^Supprimer /, role: 'alertdialog' },
] as const)('$what: Tab stays in it, Escape closes it, and the focus is where it was', async (opened) => {
  const { page } = await visit(browser, {
    width: opened.width,
    ...(opened.role === 'alertdialog' && { token: await tokenOf(site.url) }),
  })
  await openPage(page, site.url + opened.path)
  const opener = page.getByRole('button', { name: opened.by }).first()
  await opener.press('Enter')
  const shown = page.getByRole(opened.role).last()
  await expect.poll(() => shown.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  if (await shown.evaluate((box) => box.matches(':modal')))
    expect(await walk(page, (stop) => focusRingErrors(page, stop, known), 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})
