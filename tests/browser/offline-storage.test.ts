import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { cachedWhole, isNetworkError } from '../support/browser/offline'
import { openBrowser, startProvider, startSite } from '../support/browser/open-site'
import { copyBuild } from '../support/browser/releases'
import { firstOf, full } from '../support/full'

const { file, data } = makeData()
const title = data.communications[0]?.title.fr ?? ''
const served = copyBuild()

const browser = await openBrowser()
const provider = await startProvider({ data: file })
const site = await startSite({ provider: provider.url, outDir: served })

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
  test.each(Object.entries(refusals).filter(([what]) => full || /full/.test(what)))('%s', async (_, refuse) => {
    const { page, errors } = await visit(browser, { worker: true })
    await page.addInitScript(refuse)
    await page.goto(`${site.url}/communique`)
    await page.getByText(title).first().waitFor()
    await page.goto(`${site.url}/mes-documents`)
    await page.getByText(/Aucun document gardé pour le moment|Ce navigateur ne permet pas de garder/).waitFor()
    await page.goto(`${site.url}/hors-ligne`)
    await page.getByText('Ce qui se lit sans réseau').click()
    await page.getByText(/^Les pages de l’institution et des services/).waitFor()
    expect(errors).toEqual([])
  })
})

const day = 24 * 3_600_000

/** Damages of the cached data, and whether its rows are still shown without a network. */
const damages: [string, (text: string) => string, boolean][] = [
  ['cut short', (text) => text.slice(0, text.length / 2), false],
  ['another program’s', () => '{"clientState":[1,2],"timestamp":"soon"}', false],
  ['a web page', () => '<!doctype html><title>Portail</title>', false],
  ['of another shape', (text) => text.replaceAll('"title":"', '"title":{"deep":1},"x":"'), true],
  ['of an older contract', (text) => text.replace(/"buster":"\d+"/, '"buster":"0"'), false],
  ['11 years old', (text) => text.replace(/(dataUpdatedAt|answeredAt)":\d+/g, `$1":${Date.now() - 4000 * day}`), true],
  [
    'from the future',
    (text) => text.replace(/(dataUpdatedAt|answeredAt)":\d+/g, `$1":${Date.now() + 900 * day}`),
    true,
  ],
]

test.runIf(full)(
  'a cached copy that is not what it should be is put aside, and what is good is shown without a network',
  async () => {
    const { context, page, errors } = await visit(browser, { worker: true })
    await page.goto(`${site.url}/`)
    await cachedWhole(page)
    const good = await page.evaluate(() => localStorage.getItem('cdec-cache') ?? '')
    await context.setOffline(true)
    for (const [what, damage, shown] of damages) {
      const tab = await context.newPage()
      await tab.addInitScript((text) => localStorage.setItem('cdec-cache', text), damage(good))
      tab.on('pageerror', (error) => errors.push(`${what}: ${error}`))
      await tab.goto(`${site.url}/${what === 'of another shape' ? 'missions' : 'communique'}`)
      const words = what === 'of another shape' ? (data.missions[0]?.titre.fr ?? '') : title
      // Where the device has nothing, the rows of the cached document are shown, with their date.
      await (shown ? tab.getByText(words).first() : tab.locator('main article').first()).waitFor()
      await tab
        .getByRole('status')
        .filter({ hasText: /Données du \d/, visible: true })
        .first()
        .waitFor()
      expect([what, (await tab.getByText(words).count()) > 0]).toEqual([what, shown])
      await tab.close()
    }
    expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
  },
)

test.runIf(full)(
  'everything is emptied on the offline page, after asking; the next start is a first visit',
  async () => {
    const { context, page } = await visit(browser, { worker: true })
    await page.goto(`${site.url}/hors-ligne`)
    await cachedWhole(page)
    await page.getByText('Ce qui se lit sans réseau').click()
    await page.getByRole('main').getByRole('link', { name: 'Communiqués' }).waitFor()
    await page.getByText('Si le site s’affiche mal').click()
    await page.getByRole('button', { name: 'Effacer et recharger le site' }).click()
    await context.setOffline(true)
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Effacer les contenus gardés' })
    await confirm.click()
    await page.getByText('Rien n’a été effacé').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Effacer et recharger le site' }).click()
    await Promise.all([page.waitForEvent('load'), confirm.click()])
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('fr')
    await cachedWhole(page)
  },
)

describe('a worker that cannot be had leaves the site as it is', () => {
  const workers = [
    ['is a web page', '<!doctype html><title>Erreur</title>'],
    ['is not there', undefined],
    ['does not parse', 'this is not { a program'],
  ] as const
  test.each(firstOf(1, workers))('sw.js %s', async (_, content) => {
    const sw = join(served, 'sw.js')
    if (content === undefined) rmSync(sw)
    else writeFileSync(sw, content)
    const { page, errors } = await visit(browser, { worker: true })
    await page.goto(`${site.url}/communique`)
    await page.getByText(title).first().waitFor()
    await page.getByRole('link', { name: 'Guide des utilisateurs' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
    expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
  })
})
