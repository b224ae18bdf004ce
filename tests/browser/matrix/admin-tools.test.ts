import { expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { type Look, looks } from '../../support/browser/looks'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/provider-preview'

// Bulk deletion and the import of a file, in every look.

const { site, browser } = await openSite()

/** Returns a CSV file with one video for each look, as French Excel saves it: in windows-1252, with 0x92 as apostrophe. */
const fileOf = ({ locale, width, scheme }: Look) =>
  Buffer.concat([
    Buffer.from('Titre;Identifiant YouTube;Date\r\nVisite de l', 'latin1'),
    Buffer.from([0x92]),
    Buffer.from(
      `\xe9cole;${`${locale}${width}${scheme}`.padEnd(11, 'A')};31/12/2026\r\nSans identifiant;;\r\n`,
      'latin1',
    ),
  ])

test.each(looks)('$locale at $width px, $scheme', async (look) => {
  const { page } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  const found: string[] = []
  const button = (fr: RegExp, en: RegExp) => page.getByRole('button', { name: look.locale === 'fr' ? fr : en })
  await page.goto(`${site.url}/Admin/videos`)
  if (look.width < 700) await button(/^Outils de la liste$/, /^List tools$/).click()
  await button(/^Importer$/, /^Import$/).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: fileOf(look) })
  await dialog.getByText(/Visite de l’école/).waitFor()
  found.push(...(await screenErrors(page, 'import')))
  const add = button(/^Importer 1 fiche$/, /^Import 1 record$/)
  await add.focus()
  await page.keyboard.press('Enter')
  await button(/^Terminer$/, /^Finish$/).waitFor()
  found.push(...(await screenErrors(page, 'run')))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const box = page.getByRole('checkbox')
  await box.nth(1).focus()
  await page.keyboard.press('Space')
  await box.nth(2).click()
  found.push(...(await screenErrors(page, 'bulk bar')))
  await button(/^Supprimer la sélection$/, /^Delete the selection$/).click()
  const plan = page.getByRole('alertdialog')
  await plan.waitFor()
  found.push(...(await screenErrors(page, 'plan')))
  await plan.getByRole('button', { name: /2 (?:fiches|records)$/, disabled: false }).press('Enter')
  await button(/^Terminer$/, /^Finish$/).click()
  await dialog.waitFor({ state: 'detached' })

  expect(found).toEqual([])
})
