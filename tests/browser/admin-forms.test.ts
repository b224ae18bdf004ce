import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'
import { lookAtPicture, photo, traces } from '../support/browser/photos'
import { firstOf, full } from '../support/full'
import { tokenOf } from '../support/token-of'

// Forms of the back office: pictures, and the rich text editor.

const { site, browser } = await openSite()

test('photos are sent upright, small, and without what the camera wrote; a light drawing in its own size and as it is', async () => {
  const { page, errors } = await visit(browser, { width: 360, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/actualites?open=create`)
  const orientations = firstOf(2, [6, 1, 2, 3, 4, 5, 7, 8])
  const photos = await Promise.all(orientations.map((orientation) => photo(orientation)))
  const drawing = Buffer.from(await page.evaluate(drawChart), 'base64')
  expect(drawing.length).toBeLessThan(60_000)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill('Zéphyr')
  await dialog.getByLabel(/^Description/).fill('Le détail')
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles([
      ...photos.map((buffer, n) => ({ name: `IMG_${n}.jpg`, mimeType: 'image/jpeg', buffer })),
      { name: 'graphique.png', mimeType: 'image/png', buffer: drawing },
    ])
  // The form is submitted before the pictures are encoded, and waits for them.
  await dialog.getByRole('button', { name: 'Ajouter l’actualité' }).click()
  await page.getByText('Actualité créée avec succès').waitFor()
  const items: unknown = await (await fetch(`${site.url}/api/actualites`)).json()
  const item = (items as { titre: string; details: { galleryPhotos: string[] } }[]).find(
    ({ titre }) => titre === 'Zéphyr',
  )
  const sent = await Promise.all(
    (item?.details.galleryPhotos ?? []).map(async (address) =>
      Buffer.from(await (await fetch(new URL(address, site.url))).arrayBuffer()),
    ),
  )
  expect(sent).toHaveLength(photos.length + 1)
  expect(sent.at(-1)?.length).toBe(drawing.length)
  for (const [n, bytes] of sent.slice(0, -1).entries()) {
    const picture = photos[n] ?? Buffer.alloc(0)
    expect(traces.filter((trace) => !picture.includes(trace) || bytes.includes(trace))).toEqual([])
    expect(bytes.toString('latin1', 6, 10)).toBe('JFIF')
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
    const { width, height, corners } = await lookAtPicture(picture)
    expect(Math.max(width, height)).toBe(1800)
    const scaled = { width: (width / 9) * 8, height: (height / 9) * 8 }
    expect(await lookAtPicture(bytes)).toEqual({ ...scaled, corners })
  }
  expect(errors).toEqual([])
})

/** Runs in the page: returns a PNG of flat areas, in base64. */
function drawChart(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 900 })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  for (let bar = 0; bar < 12; bar += 1) {
    context.fillStyle = `hsl(${bar * 30} 60% 50%)`
    context.fillRect(bar * 116, (bar * 500) % 700, 100, 900)
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

test.runIf(full)('a table is written by keyboard, and the site shows them', async () => {
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
  await page.getByRole('button', { name: 'Mettre à jour la présentation' }).press('Enter')
  await page.getByText('Presentation updated successfully').waitFor()

  await page.goto(`${site.url}/lacdec`)
  await page.getByText('Les taux :').waitFor()
  const shown = page.getByRole('main').getByRole('table')
  expect(await shown.getByRole('columnheader').allTextContents()).toEqual(['Dépôt', 'Durée', 'Taux'])
  expect(await shown.getByRole('row').count()).toBe(3)
  found.push(...(await screenErrors(page, 'public page')))
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

test('the dialog of a link, closed again, leaves the cursor where it was', async () => {
  const { page } = await visit(browser, { width: 1280, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/presentation?open=create`)
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Avant, ')
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Insérer un lien' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.type('après')
  expect(await text.textContent()).toBe('Avant, après')
})
