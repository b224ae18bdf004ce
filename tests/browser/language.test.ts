import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { startFaultProxy } from '../support/browser/fault-proxy'
import { hydrated, pageHeading } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { publicPaths } from '../support/browser/public-paths'
import { firstOf } from '../support/full'
import { tokenOf } from '../support/token-of'

const { site, browser } = await openSite()

const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))
const languageLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const switchTo = (page: Page, name: string) => languageLink(page, name).click()

test('a language is chosen by the left and the middle button, and not by the right one', async () => {
  const { page } = await visit(browser)
  await page.goto(`${site.url}/missions`)
  await languageLink(page, 'English').click({ button: 'right' })
  expect(await chosen(page)).toBeNull()
  await languageLink(page, 'English').click({ button: 'middle' })
  expect(await chosen(page)).toBe('en')
  expect(page.url()).toBe(`${site.url}/missions`)
})

test('an English page is shared: its document names its language, title and description to whoever opens it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/en/cons_judiciaire`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await pageHeading(page).innerText()).toBe('Judicial consignments')
  const head = await page.locator('head').evaluate((element) => ({
    title: element.querySelector('title')?.textContent,
    description: element.querySelector('meta[name=description]')?.getAttribute('content'),
    shared: element.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    locale: element.querySelector('meta[property="og:locale"]')?.getAttribute('content'),
    // A reader who has never pressed the switch installs the application in English.
    manifest: element.querySelector('link[rel=manifest]')?.getAttribute('href'),
    canonical: element.querySelector('link[rel=canonical]')?.getAttribute('href'),
    languages: [...element.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }))
  expect(head).toEqual({
    title: 'Judicial consignments · CDEC Cameroon',
    description: 'When and how to consign a sum by order of a court.',
    shared: 'Judicial consignments · CDEC Cameroon',
    locale: 'en_GB',
    manifest: '/manifest-en.webmanifest',
    canonical: 'https://www.cdec.example/en/cons_judiciaire',
    languages: [
      ['fr', 'https://www.cdec.example/cons_judiciaire'],
      ['en', 'https://www.cdec.example/en/cons_judiciaire'],
      ['x-default', 'https://www.cdec.example/cons_judiciaire'],
    ],
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await page.waitForURL(`${site.url}/en/accessibilite`)
  await switchTo(page, 'Français')
  await page.waitForURL(`${site.url}/accessibilite`)
  await context.close()
})

test('search engines find every page in both languages', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  const listed = publicPaths.filter((path) => sitemap.includes(`<loc>https://www.cdec.example${path}</loc>`))
  expect(listed.length).toBeGreaterThan(20)
  const english = listed.map((path) => `<loc>https://www.cdec.example/en${path.replace(/^\/$/, '')}</loc>`)
  expect(english.filter((entry) => !sitemap.includes(entry))).toEqual([])
})

test('a reader who has chosen English is led from a French page to the English one before anything is painted', async () => {
  const { page } = await visit(browser, { locale: 'en' })
  let report = (_seen: object) => {}
  const seen = new Promise<object>((resolve) => {
    report = resolve
  })
  // The English document comes once the French one is complete, or given up by the browser.
  await page.route(
    (url) => /^\/en(?:\/|$)/.test(url.pathname),
    async (route) => {
      await seen
      await route.continue()
    },
  )
  await page.exposeFunction('report', (what: object) => report(what))
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'complete') return
      const isVisible = document.querySelector('main')?.checkVisibility() ?? false
      const paints = performance.getEntriesByName('first-contentful-paint').length
      Reflect.get(window, 'report')({ path: location.pathname, isVisible, paints })
    }),
  )
  await page.goto(`${site.url}/publications?q=rapport#publications-2`)
  expect(await seen).toEqual({ path: '/publications', isVisible: false, paints: 0 })
  await page.waitForURL(`${site.url}/en/publications?q=rapport#publications-2`)
  await page.locator('html[lang=en]').waitFor()
  await hydrated(page)
  // The French address is not in the history.
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('the switch keeps page, search and place, and the choice is kept, before the client bundle is there too', async () => {
  const { page } = await visit(browser)
  await page.goto(`${site.url}/publications`)
  await hydrated(page)
  await page.getByRole('main').getByRole('searchbox').fill('rapport')
  await page.waitForURL('**/publications?q=rapport')
  await switchTo(page, 'English')
  await page.waitForURL(`${site.url}/en/publications?q=rapport`)
  await page.waitForFunction(() => document.title === 'Publications · CDEC Cameroon')
  expect(await chosen(page)).toBe('en')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${site.url}/en/missions?a=1#contenu`)
  await switchTo(page, 'Français')
  await page.waitForURL(`${site.url}/missions?a=1#contenu`)
  expect(await chosen(page)).toBe('fr')
})

test('a provider that answers 304 in whatever language is not asked so: neither a page nor a form shows the other one’s text', async () => {
  const proxy = await startFaultProxy(site.url)
  proxy.spoil(/^\/api\/missions/, (answer) => {
    const { headers, url = '' } = answer.req
    if (headers['if-none-match']) return answer.writeHead(304).end()
    const row = { id: 1, titre: headers['accept-language'] === 'en' ? 'Receive sums' : 'Recevoir des sommes' }
    const body = JSON.stringify(url.endsWith('/1') ? row : [row])
    answer.writeHead(200, { 'Content-Type': 'application/json', ETag: '"1"' }).end(body)
  })
  const { page } = await visit(browser, { token: await tokenOf(site.url), locale: 'fr' })
  await page.goto(`${proxy.url}/en/missions`)
  await page.getByRole('main').getByText('Receive sums').waitFor()
  await page.goto(`${proxy.url}/missions`)
  await page
    .getByRole('main')
    .getByText(/^Recevoir des sommes/)
    .waitFor()
  await page.goto(`${proxy.url}/Admin/missions?open=edit&record=1`)
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByLabel(/^Titre/)
        .inputValue(),
    )
    .toBe('Recevoir des sommes')
})

test('the login page of the back office keeps its address, and its switch the place of its reader', async () => {
  const { page } = await visit(browser, { locale: 'en' })
  await page.goto(`${site.url}/en/loginadmin?redirect=%2FAdmin%2Fmissions`)
  await page.waitForURL(`${site.url}/loginadmin?redirect=%2FAdmin%2Fmissions`)
  await page.locator('html[lang=en]').waitFor()
  await switchTo(page, 'Français')
  await page.locator('html[lang=fr]').waitFor()
  expect(page.url()).toBe(`${site.url}/loginadmin?redirect=%2FAdmin%2Fmissions`)
})

test('without a network a reader of English alone is led to English pages, and offered them where nothing is chosen', async () => {
  const { context, page } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/en/missions`)
  await filesComplete(page)
  await context.setOffline(true)
  await page.goto(`${site.url}/publications?q=report`)
  await page.getByText('Les pages en français ne sont pas encore gardées sur cet appareil').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await page.waitForURL(`${site.url}/en/publications`)
  expect(await chosen(page)).toBe('en')
  await page.goto(`${site.url}/publications?q=report#contenu`)
  await page.waitForURL(`${site.url}/en/publications?q=report#contenu`)
  await page.getByRole('heading', { name: 'Publications', level: 1 }).waitFor()
  await page.goto(`${site.url}/loginadmin`)
  await page.getByRole('heading', { name: 'The back office needs the network' }).waitFor()
  await page.locator('html[lang=en]').waitFor()
})

const times = [
  ['once the site is cached', filesComplete],
  ['before it is', async () => {}],
] as const
test.each(firstOf(1, times))(
  'an editor who signs in on an English page, %s, works in English, also after a reload',
  async (_when, ready) => {
    const { page } = await visit(browser, { worker: true })
    await page.goto(`${site.url}/en`)
    await ready(page)
    await page.goto(`${site.url}/en/login`)
    await hydrated(page)
    const form = page.getByRole('main')
    await form.getByLabel(/^Email/).fill('admin@cdec.cm')
    await form.getByLabel(/^Password/).fill('motdepasse')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${site.url}/Admin/dashboard`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    // Another tab chooses French.
    await page.evaluate(() => localStorage.setItem('locale', 'fr'))
    await page.getByRole('link', { name: 'Missions' }).click()
    await page.getByRole('heading', { name: 'Missions', level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  },
)

test('the language switch, pressed before the client bundle is there, leads to no other host', async () => {
  const { page } = await visit(browser)
  // The client bundle never comes.
  await page.route('**/assets/*.js', () => undefined)
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))
  for (const path of ['/en//evil.example/x?a=1', '/en/\\evil.example/x?a=1', '/en/.//evil.example/x?a=1']) {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await switchTo(page, 'Français')
    await page.waitForURL(`${site.url}/evil.example/x?a=1`, { waitUntil: 'commit' })
  }
  expect(asked.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([])
})
