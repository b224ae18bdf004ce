import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { openPage, quietly } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'

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
