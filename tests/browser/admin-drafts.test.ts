import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { looks } from '../support/browser/looks'
import { openSite } from '../support/browser/open-site'
import { firstOf, full } from '../support/full'
import { tokenOf } from '../support/provider-preview'

// Drafts of the back office: text and files that were entered and not saved. The app tests are in tests/admin/drafts.

const { site, browser } = await openSite()

const pdf = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
/** Returns the number of drafts on the device. */
const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts')
        opening.addEventListener('error', () => reject(new Error('Not opened')))
        opening.addEventListener('success', () => {
          // Beside each draft are its files, under longer keys.
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          const isDraft = (key: IDBValidKey) => Array.isArray(key) && key.length === 2
          reading.addEventListener('success', () => resolve(reading.result.filter(isDraft).length))
        })
      }),
  )

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
  found.push(...(await screenErrors(page, 'leaving')))
  await button('Garder le brouillon', 'Keep the draft').click()
  await page.getByRole('link', { name: title }).waitFor()
  found.push(...(await screenErrors(page, 'on the list')))
  await page.goto(`${site.url}/Admin/dashboard`)
  await page.getByRole('link', { name: title }).waitFor()
  found.push(...(await screenErrors(page, 'on the dashboard')))

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

test.runIf(full)('files beyond the limit of a draft are named, and a sign-out erases them all', async () => {
  const [look = { locale: 'fr', width: 360, scheme: 'light' } as const] = looks
  const { page } = await visit(browser, { ...look, locale: 'fr', width: 1280, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/actualites?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Titre' }).fill('Quatre grands dessins')
  // An SVG is not re-encoded, so that its size stays above the limit.
  await dialog
    .locator('input[type=file]')
    .nth(2)
    .evaluate((input) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(9_000_000)}--></svg>`
      const chosen = new DataTransfer()
      for (const n of [1, 2, 3, 4]) chosen.items.add(new File([drawing], `${n}.svg`, { type: 'image/svg+xml' }))
      Object.assign(input, { files: chosen.files }).dispatchEvent(new Event('change', { bubbles: true }))
    })
  await dialog.getByText(/^Trop lourd pour le brouillon, qui garde 30.Mo de fichiers au plus.: 4\.svg\./).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Garder le brouillon' }).click()
  expect(await countDrafts(page)).toBe(1)
  await page.getByRole('link', { name: 'Quatre grands dessins' }).click()
  await dialog.getByText(/^1\.svg \(.*3\.svg \(/).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Garder le brouillon' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await page.getByRole('alertdialog').getByText('Quatre grands dessins').waitFor()
  await page.getByRole('button', { name: 'Effacer et se déconnecter' }).click()
  await page.waitForURL('**/loginadmin')
  await expect.poll(() => countDrafts(page)).toBe(0)
})
