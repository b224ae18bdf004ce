import { expect, test } from 'vitest'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { writeData } from '../support/browser/made-data'
import { addData, setScenario } from '../support/browser/mock'
import { openBrowser, startProvider, startSite } from '../support/browser/open-site'
import { menuOf, pressAction } from '../support/browser/press-action'
import { full } from '../support/full'

const browser = await openBrowser()

/** An SVG in the place of a document: the browser shows it in a page that a test can read. */
const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><text y="40">${words}</text></svg>`

/** The file of the document that is kept, as people name theirs. */
const name = 'Rapport 5 % – n° 2 #3 été.svg'
const file = `/api/files/${encodeURIComponent(name)}`
const largeFile = '/api/files/gros.svg'

const filesWith = (words: string) => ({
  [name]: drawing(words),
  'etude.svg': drawing('etude'),
  'gros.svg': `${drawing(words)}<!--${'a'.repeat(1_000_000)}-->`,
})

function dataWith(words: string, { gone = false } = {}) {
  const both = (text: string) => ({ fr: text, en: `${text} (en)` })
  const publications = [
    { id: 1, title: both('Rapport gardé'), document: file, publication_date: '2026-03-03' },
    { id: 2, title: both('Étude non gardée'), document: '/api/files/etude.svg', publication_date: '2026-03-02' },
    { id: 3, title: both('Texte d’ailleurs'), document: 'https://ailleurs.example/texte.pdf', publication_date: '' },
    { id: 4, title: both('Gros rapport'), document: largeFile, publication_date: '2026-03-01' },
  ]
  return writeData({ publications, files: gone ? {} : filesWith(words) })
}

test('a document of any name is downloaded, renewed when it changes, opened without a network, and removed', async () => {
  let provider = await startProvider({ data: dataWith('premiere version') })
  const port = Number(new URL(provider.url).port)
  let site = await startSite({ provider: provider.url })
  const sitePort = Number(new URL(site.url).port)
  const { context, page } = await visit(browser, { worker: true })
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const keep = (title: string) => card(title).getByRole('button', { name: `Garder hors ligne ${title}` })
  await page.goto(`${site.url}/publications`)
  await filesComplete(page)
  await pressAction(card('Rapport gardé'), /^Garder hors ligne/)
  const stored = page.getByRole('button', { name: 'Gardé hors ligne Rapport gardé', pressed: true })
  await stored.click()
  const question = page.getByRole('alertdialog', { name: 'Retirer ce document de cet appareil' })
  await question.getByRole('button', { name: 'Garder le document' }).click()
  expect(await stored.count()).toBe(1)
  expect(await keep('Rapport gardé').count()).toBe(0)
  await menuOf(page, 'Étude non gardée').click()
  expect(await keep('Étude non gardée').getAttribute('aria-pressed')).toBe('false')
  // An open menu covers the next card.
  await page.keyboard.press('Escape')
  await menuOf(page, 'Texte d’ailleurs').click()
  expect(await keep('Texte d’ailleurs').count()).toBe(0)
  await page
    .getByText('Ce document est publié sur un autre site (ailleurs.example) : il ne peut pas être gardé ici.')
    .waitFor()

  await page.goto(`${site.url}/mes-documents`)
  const row = page.getByRole('listitem').filter({ hasText: 'Rapport gardé' })
  expect(await row.innerText()).toMatch(/1\sko · gardé le \d+ \p{L}+ à \d\d:\d\d/u)

  await addData(provider.url, { files: filesWith('seconde version') })
  await page.reload()
  await row.getByText('Ce document a changé sur le site depuis que vous l’avez gardé.').waitFor()
  await row.getByRole('button', { name: 'Mettre à jour' }).click()
  await page.getByText('La nouvelle version est gardée.').waitFor()

  await provider.kill()
  await site.kill()
  await context.setOffline(true)
  await page.goto(`${site.url}/publications`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Rapport gardé/ }).click()
  const document = await opened
  await document.waitForURL(`${site.url}${file}`)
  expect(await document.content()).toContain('seconde version')
  const answer = await document.reload()
  expect(await answer?.headerValue('content-disposition')).toBe("inline; filename*=UTF-8''Rapport%20gard%C3%A9.svg")

  await page.goto(`${site.url}/api/files/etude.svg`)
  await page.getByText('Ce document n’est pas gardé sur cet appareil').waitFor()
  provider = await startProvider({ data: dataWith('seconde version'), port })
  site = await startSite({ provider: provider.url, port: sitePort })
  await context.setOffline(false)
  // The page asks on the return of the network and then every fifteen seconds.
  await page.waitForURL('**/api/files/etude.svg', { timeout: 40_000 })

  await provider.kill()
  provider = await startProvider({ data: dataWith('', { gone: true }), port })
  await page.goto(`${site.url}/mes-documents`)
  await row.getByText('Ce document n’est plus sur le site : cette copie est la dernière.').waitFor()
  const remove = page.getByRole('button', { name: 'Retirer Rapport gardé' })
  await remove.click()
  await question.getByText('cette copie est la dernière').waitFor()
  await question.getByRole('button', { name: 'Garder le document' }).click()
  expect(await row.count()).toBe(1)
  await remove.click()
  await question.getByRole('button', { name: 'Retirer' }).click()
  await page.getByText('Aucun document gardé pour le moment.').waitFor()
}, 90_000)

test.runIf(full)(
  'a newer version of a downloaded document is fetched behind it; a large one, or with the data saver, is only offered',
  async () => {
    const provider = await startProvider({ data: dataWith('premiere version') })
    const site = await startSite({ provider: provider.url })
    const { page } = await visit(browser, { worker: true })
    const replace = (words: string) => addData(provider.url, { files: filesWith(words) })
    const expectAt = async (path: string, words: string) => {
      await page.goto(site.url + path)
      expect(await page.content()).toContain(words)
    }
    const stored = () =>
      page.evaluate(async (key) => (await caches.match(key, { cacheName: 'documents' }))?.text(), file)
    const offered = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByText('Ce document a changé sur le site depuis que vous l’avez gardé.')
    await page.goto(`${site.url}/infocdec`)
    await filesComplete(page)
    await page.getByRole('button', { name: 'Garder hors ligne Rapport gardé' }).click()
    await page.getByRole('button', { name: 'Gardé hors ligne Rapport gardé' }).waitFor()
    await page.getByRole('button', { name: 'Garder hors ligne Gros rapport' }).click()
    await page.getByRole('button', { name: 'Gardé hors ligne Gros rapport' }).waitFor()

    await replace('seconde version')
    await expectAt(file, 'premiere version')
    await expect.poll(stored).toContain('seconde version')
    await expectAt(file, 'seconde version')
    await expectAt(largeFile, 'premiere version')
    await page.goto(`${site.url}/mes-documents`)
    await offered('Gros rapport').waitFor()
    expect(await offered('Rapport gardé').count()).toBe(0)
    await expectAt(largeFile, 'premiere version')

    await page.goto(`${site.url}/hors-ligne`)
    await page.getByRole('switch', { name: /^Économiser les données/ }).click()
    await replace('troisieme version')
    await expectAt(file, 'seconde version')
    await page.goto(`${site.url}/mes-documents`)
    await offered('Rapport gardé').waitFor()
    await expectAt(file, 'seconde version')
  },
)

test.runIf(full)(
  'a sign-in page of the network in the place of a document is not stored, and a message says so',
  async () => {
    const provider = await startProvider({ data: dataWith('le rapport') })
    const site = await startSite({ provider: provider.url })
    const { page } = await visit(browser)
    await setScenario(provider.url, 'html', file)
    await page.goto(`${site.url}/infocdec`)
    const keep = page.getByRole('button', { name: 'Garder hors ligne Rapport gardé' })
    await keep.click()
    await page.getByText('Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.').waitFor()
    expect(await keep.getAttribute('aria-pressed')).toBe('false')
  },
)
