import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { looks } from '../support/browser/looks'
import { openSite } from '../support/browser/open-site'
import { firstOf } from '../support/full'
import { tokenOf } from '../support/token-of'

// Drafts of the back office: text and files that were entered and not saved. The app tests are in tests/admin/drafts.

const { site, browser } = await openSite()

const pdf = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

test.each(firstOf(1, looks))('a draft is taken up with its files: $locale at $width px, $scheme', async (look) => {
  const { page, errors } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  const isFrench = look.locale === 'fr'
  const button = (fr: string, en: string) => page.getByRole('button', { name: isFrench ? fr : en })
  const title = `Recrutement ${look.locale} ${look.width} ${look.scheme}`
  const found = []
  await page.goto(`${site.url}/Admin/communiques?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: isFrench ? 'Titre' : 'Title' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Dix postes.')
  await dialog.locator('input[type=file]').nth(1).setInputFiles(pdf)
  await dialog.getByText('note.pdf', { exact: false }).first().waitFor()
  await page.keyboard.press('Escape')
  await button('Garder le brouillon', 'Keep the draft').waitFor()
  await button('Garder le brouillon', 'Keep the draft').click()
  await page.getByRole('link', { name: title }).waitFor()
  found.push(...(await screenErrors(page, 'on the list')))
  await page.getByRole('link', { name: title }).click()
  await dialog.getByText(/^note\.pdf \(/).waitFor()
  await dialog.getByRole('button', { name: isFrench ? 'Ajouter le communiqué' : 'Add the press release' }).click()
  await dialog.waitFor({ state: 'detached' })
  const rows: unknown = await (await fetch(`${site.url}/api/communications`)).json()
  const saved = (rows as { title: string; document: string }[]).find((row) => row.title === title)
  expect(saved?.document).toMatch(/\.pdf$/)
  expect(found).toEqual([])
  expect(errors).toEqual([])
})
