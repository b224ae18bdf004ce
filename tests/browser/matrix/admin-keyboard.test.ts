import { expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { visit } from '../../support/browser/chromium'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { focusRingErrors } from '../../support/browser/ring'
import { walk } from '../../support/browser/walk'
import { tokenOf } from '../../support/provider-preview'

const known = new Set<string>()
const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)
const { page } = await visit(browser, { token: await tokenOf(site.url) })

test.each(['dashboard', ...adminScreens])(
  '%s: Tab reaches everything from the top to the end, and back',
  async (name) => {
    await page.goto(`${site.url}/Admin/${name}`)
    await page.getByRole('table').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await walk(page, (stop) => focusRingErrors(page, pixels, stop, known))).toEqual([])
  },
)

test.each(adminScreens)('%s: in the form Tab reaches everything, and nothing else', async (name) => {
  await page.goto(`${site.url}/Admin/${name}`)
  const opener = page.getByRole('button', { name: /^Modifier / }).first()
  await opener.click()
  const form = page.getByRole('dialog')
  await form.locator('form [type=submit]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await walk(page, (stop) => focusRingErrors(page, pixels, stop, known), 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

const csv = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('email\nawa@exemple.cm\nno address\n') }
const tools: { what: string; screen: string; open: string; prepare?: () => Promise<void> }[] = [
  { what: 'export', screen: 'subscriber', open: 'Exporter' },
  {
    what: 'import',
    screen: 'subscriber',
    open: 'Importer',
    prepare: async () => {
      await page.locator('input[type=file]').setInputFiles(csv)
      await page.getByRole('heading', { name: 'Aperçu' }).waitFor()
    },
  },
  { what: 'deletion of many', screen: 'missions', open: 'Supprimer la sélection' },
  { what: 'change of many', screen: 'publications', open: 'Modifier un champ' },
]

test.each(tools)('the $what: Tab reaches everything, and nothing else', async ({ screen, open, prepare }) => {
  await page.goto(`${site.url}/Admin/${screen}`)
  await page
    .getByRole('checkbox', { name: /^Sélectionner / })
    .nth(1)
    .check()
  await page.getByRole('button', { name: open, exact: true }).click()
  await page.getByRole(/Supprimer/.test(open) ? 'alertdialog' : 'dialog').waitFor()
  await prepare?.()
  await page.waitForLoadState('networkidle')
  expect(await walk(page, (stop) => focusRingErrors(page, pixels, stop, known), 'dialog')).toEqual([])
})
