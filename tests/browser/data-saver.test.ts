import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { quietly } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'

// With the data saver, a page loads its document and styles only. The client bundle is loaded by a control that needs it.

const { site, browser } = await openSite()

/** Opens a page with the data saver on a phone. `sent` counts the scripts and the transferred bytes. */
async function openWithDataSaver(path: string) {
  const { context, page, errors } = await visit(browser, { width: 360, worker: true })
  await context.addInitScript(() => localStorage.setItem('low-data', 'on'))
  const sent = { bytes: 0, scripts: 0 }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sent.bytes += encodedDataLength))
  page.on('request', (request) => (sent.scripts += Number(request.resourceType() === 'script')))
  await page.goto(site.url + path)
  await note(page).waitFor()
  return { context, page, errors, sent }
}

const note = (page: Page) => page.getByText(/^Économie de données\s: seule cette page est chargée\./)

test('pages are read without the client bundle, the first in 40 KiB, a news item without its picture', async () => {
  const { page, errors, sent } = await openWithDataSaver('/guide_utilisateurs')
  await page.waitForLoadState('networkidle')
  // Disclosures, the menu and links work.
  const question = page.locator('main summary').first()
  await question.click()
  expect(await question.locator('xpath=..').getAttribute('open')).not.toBeNull()
  expect(sent.scripts).toBe(0)
  expect(sent.bytes).toBeLessThanOrEqual(40 * 1024)
  expect(await screenErrors(page, 'saving')).toEqual([])
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('link', { name: 'Dépôts' }).waitFor()
  expect(await screenErrors(page, 'menu')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  await menu.getByRole('link', { name: 'Dépôts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()

  // The main picture of a news item is not requested.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const news = readdirSync('dist/actualites').filter((file) => file.endsWith('.html'))
  const file = news.find((name) => readFileSync(join('dist/actualites', name), 'utf8').includes('<img src="/api/'))
  await page.goto(`${site.url}/actualites/${file?.replace('.html', '')}`)
  await note(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(sent.scripts).toBe(0)
  expect(errors).toEqual([])
})

test('the home page is opened without the client bundle; what it shows of the provider comes when it is asked for', async () => {
  const { page, errors, sent } = await openWithDataSaver('/')
  await page.waitForLoadState('networkidle')
  await quietly(page, () => page.keyboard.press('End'))
  expect(sent.scripts).toBe(0)
  expect(sent.bytes).toBeLessThanOrEqual(40 * 1024)
  const part = page.locator('#actualites')
  expect(await part.getByText('Chargement…').isVisible()).toBe(false)
  await part.getByRole('button', { name: 'Afficher cette rubrique' }).click()
  await part.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: /^(?:Charger|Afficher) (?:le|cette)/ }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('nothing is kept for reading offline before the reader asks for it', async () => {
  const { context, page, errors } = await openWithDataSaver('/hors-ligne')
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Charger le reste' }).click()
  await page.getByText(/^Rien n’est gardé\s: l’économie de données est active$/).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/sw.js')
  await page.getByRole('button', { name: /^Tout garder maintenant/ }).click()
  await page.getByText(/^Prête\s: le site s’ouvre hors ligne$/).waitFor({ timeout: 30_000 })
  expect(errors).toEqual([])
  await context.setOffline(true)
  await page.goto(`${site.url}/depot`)
  await page.getByRole('heading', { level: 1, name: 'Dépôts' }).waitFor()
})
