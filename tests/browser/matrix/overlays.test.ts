import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { recordPaths } from '../../support/browser/public-paths'
import { focusRingErrors } from '../../support/browser/ring'
import { walk } from '../../support/browser/walk'

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)
const known = new Set<string>()

/** Overlays, the button that opens each, and the role and name of an element in it. */
const opened = [
  {
    what: 'a group of the menu',
    width: 1280,
    path: '/missions',
    by: 'L’institution',
    role: 'link',
    name: 'Gouvernance',
  },
  { what: 'the menu of a phone', width: 360, path: '/missions', by: 'Menu', role: 'dialog', name: 'Menu' },
  { what: 'the search', width: 1280, path: '/missions', by: /^Rechercher/, role: 'dialog', name: /Recherche/ },
  { what: 'the chat', width: 360, path: '/missions', by: 'Ouvrir la discussion', role: 'dialog', name: /./ },
  { what: 'a photo', width: 1280, path: recordPaths[0], by: 'Agrandir la photo 1', role: 'dialog', name: /./ },
  {
    what: 'a question',
    width: 360,
    path: '/hors-ligne',
    unfold: 'Si le site s’affiche mal',
    by: 'Effacer et recharger le site',
    role: 'alertdialog',
    name: /./,
  },
] as const

describe('what opens over a page', () => {
  test.each(opened)('$what: Escape closes it, and the focus is where it was', async (item) => {
    const { width, path, by, role, name } = item
    const { page } = await visit(browser, { width })
    await openPage(page, site.url + path)
    if ('unfold' in item) await page.getByText(item.unfold).click()
    const opener = page.getByRole('button', { name: by }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const shown = page.getByRole(role, { name }).last()
    await shown.waitFor()
    if (role !== 'link') {
      // The overlay has the focus; Tab does not leave a modal dialog.
      await expect.poll(() => shown.evaluate((box) => box.contains(document.activeElement))).toBe(true)
      if (await shown.evaluate((box) => box.matches(':modal'))) {
        expect(await walk(page, (stop) => focusRingErrors(page, pixels, stop, known), 'dialog')).toEqual([])
      }
    }
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
