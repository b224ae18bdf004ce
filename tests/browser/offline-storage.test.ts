import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { isNetworkError } from '../support/browser/offline'
import { hydrated } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
import { pressAction } from '../support/browser/press-action'
import { copyBuild } from '../support/browser/releases'
import { storedTexts } from '../support/browser/stored-texts'
import { full } from '../support/full'

const served = copyBuild()

const { browser, site: shared } = await openSite()
const site = await startSite({ provider: shared.url, outDir: served })

/** The faults of storage APIs, each as a script that runs before the page's own. */
const refusals: Record<string, () => void> = {
  'localStorage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'localStorage is refused': () => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  },
  'Cache Storage is refused': () => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  },
  'Cache Storage is absent': () => Object.defineProperty(window, 'caches', { value: undefined }),
  'IndexedDB is refused': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'service workers are absent': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
}

describe('what the browser refuses costs the offline copy only', () => {
  test.each(Object.entries(refusals).filter(([what]) => full || what === 'localStorage is refused'))(
    '%s',
    async (_, refuse) => {
      const { page, errors } = await visit(browser, { worker: true })
      await page.addInitScript(refuse)
      await page.goto(`${site.url}/communique`)
      await hydrated(page)
      await page.goto(`${site.url}/mes-documents`)
      await page.getByText(/Aucun document gardé pour le moment|Ce navigateur ne permet pas de garder/).waitFor()
      await page.goto(`${site.url}/hors-ligne`)
      await page.getByText('Ce qui se lit sans réseau').click()
      await page.getByText(/^Les pages de l’institution et des services/).waitFor()
      expect(errors).toEqual([])
    },
  )
})

test.runIf(full)(
  'a device without room: a document is not stored and says so, the site goes on; with room it is stored',
  async () => {
    const { context, page, errors } = await visit(browser, { worker: true })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: shared.url, quotaSize: 1 })
    await page.goto(`${shared.url}/publications`)
    await pressAction(page, /^Garder hors ligne/)
    await page.getByText('Il n’y a plus de place sur cet appareil pour ce document.').waitFor()
    await page.goto(`${shared.url}/guide_utilisateurs`)
    await page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
    expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: shared.url })
    await page.goto(`${shared.url}/publications`)
    await pressAction(page, /^Garder hors ligne/)
    await page.getByRole('button', { pressed: true }).first().waitFor()
  },
)

test('an address given offline stays in the field with an alert, is stored nowhere, and is sent by another press', async () => {
  const { context, page, errors } = await visit(browser, { width: 360, worker: true })
  await page.goto(`${site.url}/contact_us`)
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('heading', { name: 'Lettre d’information' }).scrollIntoViewIfNeeded()
  // All chunks are on the device before the network goes.
  await filesComplete(page)
  await context.setOffline(true)
  const field = footer.getByLabel('Votre adresse électronique')
  const subscribe = footer.getByRole('button', { name: 'S’abonner' })
  await field.fill('lecteur@exemple.cm')
  await subscribe.click()
  await footer.getByRole('alert').getByText('Votre inscription n’a pas pu être enregistrée.').waitFor()
  expect(await field.inputValue()).toBe('lecteur@exemple.cm')
  expect(await page.evaluate(storedTexts)).not.toContain('lecteur@exemple.cm')
  await context.setOffline(false)
  await subscribe.click()
  await page.getByText('Votre inscription a été prise en compte.').waitFor()
  expect(sent).toEqual([`${site.url}/api/subscribers`])
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
})

test('a page in the place of sw.js leaves the site as it is', async () => {
  writeFileSync(join(served, 'sw.js'), '<!doctype html><title>Erreur</title>')
  const { page, errors } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/communique`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Guide des utilisateurs' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
})
