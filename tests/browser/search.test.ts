import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe'
import { visit } from '../support/browser/chromium'
import { openPage, pageHeading, quietly } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { printedPages } from '../support/browser/printed'
import { layoutErrors } from '../support/browser/reflow'

// The search of the site, and the finder of one's case.

const { site, browser } = await openSite()

test('on a phone the search field takes the width, one Escape closes it, and Back shows the results again', async () => {
  const { page } = await visit(browser, { width: 360 })
  await openPage(page, `${site.url}/missions`)
  const open = page.getByRole('banner').getByRole('button', { name: 'Rechercher' })
  const dialog = page.getByRole('dialog', { name: 'Rechercher sur le site' })
  const field = dialog.getByRole('searchbox')

  await open.click()
  expect((await field.boundingBox())?.width).toBeGreaterThan(230)
  await field.fill('dépôt')
  await dialog.getByRole('list', { name: 'Résultats' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await open.click()
  await field.fill('dépôt')
  const first = dialog.getByRole('list', { name: 'Résultats' }).getByRole('link').first()
  await quietly(page, () => first.click())
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await dialog.getByRole('list', { name: 'Résultats' }).waitFor()
  expect(await field.inputValue()).toBe('dépôt')
})

test('without JavaScript the questions are links, the table is there, and the case is read and printed on one sheet', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(`${site.url}/trouver-mon-cas`)
  expect(await page.getByRole('table', { name: 'Tous les cas' }).getByRole('link').count()).toBe(32)
  expect(await page.getByRole('searchbox', { name: 'Que voulez-vous faire\u00a0?' }).isVisible()).toBe(false)
  await page.getByRole('link', { name: /^Un juge, un huissier/ }).click()
  await page.getByRole('link', { name: /^Une somme attend la décision/ }).click()
  await page.getByRole('link', { name: 'Plusieurs personnes se la disputent' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plusieurs personnes se disputent une somme' }).waitFor()
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"GovernmentService"')
  expect(await printedPages(page)).toBe(1)
})

test('somebody with a phone finds a case in own words and prepares the dossier, whose letter prints alone', async () => {
  const { page, errors } = await visit(browser, { width: 360, scheme: 'dark' })
  await openPage(page, `${site.url}/trouver-mon-cas`)
  await page
    .getByRole('searchbox', { name: 'Que voulez-vous faire\u00a0?' })
    .fill('mon frere est en prison, le juge veut une caution')
  await page.getByRole('link', { name: /^Cautionnement de mise en liberté Démarche/ }).click()
  await page.getByText('Vous déposez une somme').click()
  await page.getByText('Une pièce d’identité de celui qui verse').click()
  expect(await printedPages(page)).toBe(1)
  // The button makes way for the form: whoever has pressed it by keyboard is not sent back to the top.
  await page.getByRole('button', { name: 'Écrire ma lettre' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ma lettre et mon dossier')
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(layoutErrors)).toEqual([])
  // The page prints on one sheet without the reader's notes, and the letter prints alone.
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Madame, Monsieur,').isVisible()).toBe(false)
  await page.evaluate(() => {
    document.documentElement.dataset['printed'] = 'letter'
  })
  expect(await page.getByText('Madame, Monsieur,').isVisible()).toBe(true)
  expect(await page.getByRole('checkbox').first().isVisible()).toBe(false)
  expect(await pageHeading(page).isVisible()).toBe(false)
  expect(await page.getByText(/^Caisse des Dépôts et Consignations · https/).isVisible()).toBe(false)
  expect(errors).toEqual([])
})
