import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { launch, visit } from '../../support/browser/chromium'
import type { Look } from '../../support/browser/looks'
import { cachedWhole } from '../../support/browser/offline'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { type Appearance, appearances, firstRecord, frameOf, openPreview } from '../../support/browser/preview'
import { stopAtEnd } from '../../support/browser/stop-at-end'
import { tokenOf } from '../../support/provider-preview'

// The preview, its choices and the page in its frame, with large text, on small phones and with forced colours.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)
const phone = { locale: 'fr', width: 360, scheme: 'dark' } as const
const computer = { locale: 'fr', width: 1280, scheme: 'light' } as const
const named = appearances.map((appearance) => ({
  appearance,
  name: `${appearance.screen} ${appearance.placement ?? ''}`,
}))

const settings = [
  { setting: 'on a phone of 320 px', width: 320, textSize: 16, look: phone },
  { setting: 'with text at 200 % on a phone', width: 360, textSize: 32, look: phone },
  { setting: 'with text at 200 % on a computer', width: 1280, textSize: 32, look: computer },
]

describe.each(settings)('$setting', ({ width, textSize, look }) => {
  test.each(named)('$name', async ({ appearance }) => {
    const reader = await launch({ textSize })
    stopAtEnd(() => reader.close())
    const { page, errors } = await visit(reader, { width, token, locale: look.locale })
    await open(page, appearance, look)
    const inside = page.frames().find((one) => one.url().endsWith('/Admin/apercu'))
    if (inside === undefined) throw new Error('The preview has no frame')
    expect([...(await screenErrors(page, 'page')), ...(await screenErrors(inside, 'frame')), ...errors]).toEqual([])
  })
})

test.each([phone, computer])('with colours of their own it shows what is chosen, $width px', async (look) => {
  const pixels = await pixelComparer(browser)
  const more = { colorScheme: look.scheme, forcedColors: 'active', serviceWorkers: 'block' } as const
  const { page } = await visit(browser, { width: look.width, token, ...more, worker: true })
  const detail = named.find(({ name }) => name === 'actualites Page de détail')
  if (detail === undefined) throw new Error('There is nothing to preview')
  await open(page, detail.appearance, look)
  const width = look.width === 360 ? 'Ordinateur, 1280 px' : 'Téléphone, 360 px'
  for (const name of [width, 'Anglais', look.scheme === 'dark' ? 'Clair' : 'Sombre']) {
    const choice = page.locator('label').filter({ has: page.getByRole('radio', { name }) })
    const off = await choice.screenshot()
    await choice.click()
    expect((await pixels.compare(off, await choice.screenshot())).clear).toBeGreaterThan(50)
  }
})

test('the network goes while a record is edited: the preview is drawn all the same', async () => {
  const { context, page } = await visit(browser, { worker: true })
  const [appearance] = appearances
  if (appearance === undefined) throw new Error('There is nothing to preview')
  await page.goto(`${site.url}/`)
  await cachedWhole(page)
  await page.evaluate((given) => localStorage.setItem('token', given), token)
  await open(page, appearance, computer)
  await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()
  await context.setOffline(true)
  await page
    .getByRole('dialog')
    .getByLabel(/^Titre/)
    .fill('Écrit sans réseau')
  await openPreview(page, appearance, computer)
  await appearance.part(frameOf(page), { title: 'Écrit sans réseau' }).waitFor()
})

/** Opens the form of the first record of a page, and its preview. */
async function open(page: Page, appearance: Appearance, look: Look) {
  const record = await firstRecord(site.url, appearance, look.locale)
  await page.goto(`${site.url}/Admin/${appearance.screen}?open=edit&record=${record[appearance.key]}`)
  await openPreview(page, appearance, look)
  await appearance.part(frameOf(page), record).waitFor()
}
