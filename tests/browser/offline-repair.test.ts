import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { evict, filesComplete, missing } from '../support/browser/cached-files'
import { until, visit } from '../support/browser/chromium'
import { faults, startFaultProxy } from '../support/browser/fault-proxy'
import { isNetworkError } from '../support/browser/offline'
import { isHydrated, pageHeading } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
import { copyBuild } from '../support/browser/releases'
import { full } from '../support/full'

// What the browser has evicted comes again, an installation that is disturbed is done at the next visit, and /reparer takes
// everything away. npm run test:full disturbs every request of an installation.

const { browser, site: shared } = await openSite()
const served = copyBuild()
const site = await startSite({ provider: shared.url, outDir: served })
const proxy = await startFaultProxy(site.url)
let context: BrowserContext
let page: Page
let errors: string[]

const visitor = () => {
  beforeAll(async () => {
    ;({ context, page, errors } = await visit(browser, { worker: true }))
    await page.goto(proxy.url)
    return () => context.close()
  })
  beforeEach(async () => {
    await context.setOffline(false)
    proxy.spoil()
  })
}

async function opens(path: string) {
  await page.goto(proxy.url + path)
  await pageHeading(page).waitFor()
  expect(await page.getByText(/erreur inattendue|Portail|n’est plus gardé/).count()).toBe(0)
}

/** Waits until a predicate is true in a page that may reload meanwhile. */
async function becomesTrue(asks: () => Promise<boolean>) {
  await expect.poll(() => page.evaluate(asks).catch(() => false)).toBe(true)
}

describe('files that the browser has evicted', () => {
  visitor()

  test('are fetched and cached again with the page that needs them', async () => {
    await filesComplete(page)
    const files = /assets\/(?:main-[\w-]{8}|media-[\w-]+)\.js/
    expect(await evict(page, files)).toBe(2)
    await opens('/publications')
    await expect.poll(() => missing(page, files)).toEqual([])
    await context.setOffline(true)
    await opens('/publications')
    expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
  })

  test('files of the client bundle are gone without a network: the page says that it could not be shown, and comes back with the network', async () => {
    await filesComplete(page)
    await evict(page, /\/assets\/(?!main|vendor|client|rolldown)[^/]+\.js$/)
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    // A page without a document on the device.
    await page.goto(`${proxy.url}/guide_utilisateurs`)
    await page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' }).waitFor()
    await context.setOffline(false)
    await opens('/guide_utilisateurs')
  })
})

describe.runIf(full)('a request of the installation', () => {
  const requests = [/\/app\.html/, /\/assets\/main-en-/, /\/assets\/vendor-/, /\/assets\/publications-/, /\/sw\.js/]
  const cases = requests.flatMap((pattern) => faults.map((fault) => ({ pattern, fault })))

  test.each(cases)('$pattern answered by $fault', async ({ pattern, fault }) => {
    ;({ context, page } = await visit(browser, { worker: true }))
    proxy.spoil(pattern, fault)
    await page.goto(`${proxy.url}/missions`)
    await pageHeading(page).waitFor()
    await page.waitForLoadState('networkidle').catch(() => undefined)
    proxy.spoil()
    // The installation ends before the next visits.
    await until(page, async () => !(await navigator.serviceWorker.getRegistration())?.installing)
    await opens('/')
    await opens('/missions')
    await filesComplete(page)
    await context.setOffline(true)
    await opens('/publications')
    await context.setOffline(false)
  })
})

describe('a file of the client bundle is lost on its way', () => {
  test('the page is loaded once more by itself', async () => {
    ;({ context, page } = await visit(browser))
    let lost = false
    proxy.spoil(/\/assets\/vendor-/, (answer) => {
      lost = true
      answer.writeHead(502).end()
      proxy.spoil()
    })
    await page.goto(`${proxy.url}/missions`)
    await expect.poll(() => page.evaluate(isHydrated).catch(() => false)).toBe(true)
    expect(lost).toBe(true)
    expect(await page.getByText(/n’a pas pu démarrer/).isVisible()).toBe(false)
  })

  test('while a message is written: the page and the message stay', async () => {
    ;({ context, page } = await visit(browser))
    let lose = () => {}
    const written = new Promise<void>((resolve) => (lose = resolve))
    proxy.spoil(/\/assets\/vendor-/, (answer) => void written.then(() => answer.writeHead(502).end()))
    await page.goto(`${proxy.url}/contact_us`)
    const message = page.getByLabel(/^Message/)
    await message.fill('Bonjour')
    lose()
    await page.getByText(/^Cette page se lit, mais le site n’a pas pu démarrer/).waitFor()
    expect(await message.inputValue()).toBe('Bonjour')
  })

  test('for good: the page stays readable, and says it', async () => {
    ;({ context, page } = await visit(browser))
    proxy.spoil(/\/assets\/vendor-/, (answer) => void answer.writeHead(502).end())
    await page.goto(`${proxy.url}/missions`)
    await page.getByText(/^Cette page se lit, mais le site n’a pas pu démarrer/).waitFor()
    await page.getByRole('link', { name: 'Réparer le site' }).click()
    await page.getByRole('heading', { name: 'Réparer le site sur cet appareil' }).waitFor()
  })
})

test('a browser that is too old is told so once, and reads the pages', async () => {
  ;({ context, page } = await visit(browser))
  proxy.spoil()
  await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
  const told = page.getByText(/^Votre navigateur est ancien/)
  await page.goto(`${proxy.url}/missions`)
  await told.waitFor()
  await page.goto(`${proxy.url}/guide_utilisateurs`)
  await page.locator('main summary').first().click()
  expect(await told.isVisible()).toBe(false)
})

describe('by hand', () => {
  visitor()

  test('/reparer removes nothing while the server does not answer; then the files and the lists, but no choice', async () => {
    await filesComplete(page)
    await page.goto(`${proxy.url}/hors-ligne`)
    await page.getByText('Si le site s’affiche mal').click()
    await page.evaluate(() => localStorage.setItem('cdec-cache', 'former'))
    await page.evaluate(async () => (await caches.open('reader')).put('/__reader/former', Response.json(true)))
    await page.getByRole('link', { name: 'Réparer le site' }).click()
    // With its script, which the worker does not have.
    await page.waitForURL(`${proxy.url}/reparer`)
    await context.setOffline(true)
    const repair = page.getByRole('button', { name: 'Réparer maintenant' })
    await repair.click()
    await page.getByText(/^Le serveur ne répond pas/).waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
    await context.setOffline(false)
    await repair.click()
    await page.waitForURL(`${proxy.url}/`)
    const choice = () => page.evaluate(async () => (await caches.match('/__reader/former'))?.json())
    await expect.poll(choice).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('cdec-cache'))).not.toBe('former')
  })

  test.runIf(full)('the emergency stop in the place of sw.js takes every worker away at the next visit', async () => {
    await filesComplete(page)
    await page.evaluate(() => localStorage.setItem('locale', 'fr'))
    copyFileSync(join(served, 'sw-off.js'), join(served, 'sw.js'))
    await page.goto(`${proxy.url}/missions`)
    // Chromium looks for an update once the old worker is idle. The page may reload at once.
    await becomesTrue(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration === undefined ? navigator.serviceWorker.controller === null : registration.waiting !== null
    })
    // Stops the old worker at once, as closing the browser does.
    await page.goto('about:blank')
    const session = await context.newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await page.goto(`${proxy.url}/missions`)
    await becomesTrue(async () => {
      const names = await caches.keys()
      return navigator.serviceWorker.controller === null && !names.some((name) => name.includes('precache'))
    })
    await opens('/missions')
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('fr')
  })
})
