import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'
import { full } from '../support/full'
import { tokenOf } from '../support/token-of'

// The rich text editor of the back office.

const { site, browser } = await openSite()

test.runIf(full)('a table and a picture are written by keyboard, and the site shows them', async () => {
  const { page, errors } = await visit(browser, { width: 320, token: await tokenOf(site.url), scheme: 'dark' })
  await page.goto(`${site.url}/Admin/presentation?open=edit&record=1`)
  const text = page.getByRole('textbox', { name: 'Description' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  await text.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Les taux :')
  await press('Insérer un tableau')
  const table = text.getByRole('table')
  for (const cell of ['Dépôt', 'Durée', 'Taux', 'À vue']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await press('Ajouter une ligne dessous')
  const found = await screenErrors(page, 'table')
  await press('Ajouter une colonne à droite')
  expect([await table.getByRole('row').count(), await table.getByRole('columnheader').count()]).toEqual([4, 4])
  await page.keyboard.press('Tab')
  await press('Supprimer la colonne')
  await press('Supprimer la ligne')
  await press('Ligne d’en-tête')
  expect(await table.getByRole('columnheader').count()).toBe(0)
  await press('Ligne d’en-tête')

  await press('Insérer une image')
  const dialog = page.getByRole('dialog', { name: 'Insérer une image' })
  const field = dialog.getByRole('textbox', { name: /^Adresse de l’image/ })
  await field.fill('http://ailleurs.example/a.png')
  await page.keyboard.press('Enter')
  await dialog.getByText('Entrez une adresse qui commence par https://.').waitFor()
  await dialog.getByText('Décrivez l’image, ou dites qu’elle est décorative.').waitFor()
  found.push(...(await screenErrors(page, 'picture')))
  await field.fill('/default-placeholder.jpg')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('La façade « nord »')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await text.getByRole('img', { name: 'La façade « nord »' }).waitFor()
  await page.getByRole('button', { name: 'Mettre à jour la présentation' }).press('Enter')
  await page.getByText('Presentation updated successfully').waitFor()

  await page.goto(`${site.url}/lacdec`)
  await page.getByText('Les taux :').waitFor()
  await page.getByRole('img', { name: 'La façade « nord »' }).waitFor()
  const shown = page.getByRole('main').getByRole('table')
  expect(await shown.getByRole('columnheader').allTextContents()).toEqual(['Dépôt', 'Durée', 'Taux'])
  expect(await shown.getByRole('row').count()).toBe(3)
  found.push(...(await screenErrors(page, 'public page')))
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

test('the dialogs of a link and of a picture, closed again, leave the cursor where it was', async () => {
  const { page } = await visit(browser, { width: 1280, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/presentation?open=create`)
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Avant, ')
  for (const [name, title] of [
    ['Lien', 'Insérer un lien'],
    ['Insérer une image', 'Insérer une image'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type(`${name}, `)
  }
  expect(await text.textContent()).toBe('Avant, Lien, Insérer une image, ')
})
