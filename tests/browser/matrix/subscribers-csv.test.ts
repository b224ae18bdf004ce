import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { leastFreeze, longestFreeze, watchFreezes } from '../../support/browser/freeze'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/provider-preview'

// Five thousand subscribers are exported and imported again, by the screens over HTTP.

const count = 5000
const { site, browser } = await openSite()
const token = await tokenOf(site.url)

/** Matches the displayed count, with or without its space. */
const shown = '5\\s?000'

/** Some addresses begin like a formula. */
const emails = Array.from({ length: count }, (_none, n) => `${['', '-', '+'][n % 3]}abonne-${n}@exemple.cm`)

const headers = { Authorization: `Bearer ${token}` }

async function rows(): Promise<{ id: number; email: string }[]> {
  const { data } = await (await fetch(`${site.url}/api/subscribers`, { headers })).json()
  return data
}
const stored = async () => (await rows()).map(({ email }) => email)

async function finish(page: Page) {
  const done = page.getByText(/^Terminé\s: /)
  await done.waitFor({ timeout: 400_000 })
  expect(await done.innerText()).toMatch(new RegExp(`${shown} réussites, 0 échec\\.$`))
  await page.getByRole('button', { name: 'Terminer' }).click()
}

async function importFile(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer un fichier CSV' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'abonnes.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: new RegExp(`^Importer ${shown} fiches$`) }).click()
  await finish(page)
}

async function exportFile(page: Page) {
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^Exporter ${shown} fiches$`) }).click()
  return readFileSync(await (await saved).path())
}

/** Calls `act` for all items, twenty at a time. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<Response>) {
  const left = [...items]
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) expect((await act(item)).ok).toBe(true)
  }
  await Promise.all(Array.from({ length: 20 }, work))
}
const call = (path: string, method: string, body?: object) =>
  fetch(`${site.url}/api/subscribers${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const removeAll = async () => each(await rows(), ({ id }) => call(`/${id}`, 'DELETE'))

test('5,000 subscribers out and in again: no difference', async () => {
  const { page } = await visit(browser, { token })
  await removeAll()
  await each(emails, (email) => call('', 'POST', { email }))
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(`${site.url}/Admin/subscriber?size=25`)
  const file = await exportFile(page)
  // An address that begins with a sign is escaped: a spreadsheet would compute it.
  const [, ...lines] = file.toString('utf8').trimEnd().split('\r\n')
  expect(lines.map((line) => line.replace(/^"'(.*)"$/, '$1'))).toEqual(await stored())
  await removeAll()
  await page.reload()
  await importFile(page, file)
  expect((await stored()).toSorted()).toEqual(emails.toSorted())
  expect(posts).toHaveLength(count)
  expect((await exportFile(page)).toString('utf8').split('\r\n').toSorted()).toEqual(
    file.toString('utf8').split('\r\n').toSorted(),
  )
}, 1_200_000)

test('a file of 100,000 lines never holds the page for more than 200 ms', async () => {
  const { page } = await visit(browser, { token })
  await watchFreezes(page)
  const lines = Array.from({ length: 100_000 }, (_none, n) => `Communiqué ${n};"Une description, ""${n}""";31/12/2026`)
  // From the disk: a buffer would be decoded in the page.
  const path = join(mkdtempSync(join(tmpdir(), 'csv-')), 'liste.csv')
  writeFileSync(path, `Titre;Description;Date\n${lines.join('\n')}\ntrop;de;cellules;ici\n`)
  onTestFinished(() => rmSync(dirname(path), { recursive: true }))
  const choose = async () => {
    await page.goto(`${site.url}/Admin/communiques`)
    await page.getByRole('button', { name: 'Importer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Importer un fichier CSV' })
    await dialog.getByText('Une ligne par fiche').waitFor()
    await longestFreeze(page)
    await dialog.locator('input[type=file]').setInputFiles(path)
    await dialog.getByText(/^1 erreur, ignorée · 100\s?000 fiches à ajouter/).waitFor({ timeout: 60_000 })
    await dialog.getByText('trop · de · cellules · ici').waitFor()
  }
  expect(await leastFreeze(page, 200, choose)).toBeLessThan(200)
}, 300_000)
