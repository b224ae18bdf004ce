import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addressIn } from '@/lib/site-paths'
import { visit } from '../support/browser/chromium'
import { pageHeading } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { publishNews } from '../support/browser/publish-news'
import { firstOf } from '../support/full'

// What search engines, feed readers and readers without scripts get: the documents that a refresh has rendered.

const { browser, site } = await openSite()

const lists = ['/communique', '/publications', '/actualites']

test.each(firstOf(1, lists))(
  '%s names the feed of its language; each entry leads to its place on the page',
  async (path) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    // The content policy of the site's pages forbids to parse XML: a blank page does it.
    const context = await browser.newContext()
    const [parser, reader] = [await context.newPage(), await context.newPage()]
    for (const locale of ['fr', 'en'] as const) {
      await page.goto(site.url + addressIn(locale, path))
      const [link, ...others] = await page.locator('head link[type="application/atom+xml"]').all()
      expect(others).toEqual([])
      expect(await link?.getAttribute('title')).toMatch(/ · CDEC$/)
      const { pathname: feed, origin } = new URL((await link?.getAttribute('href')) ?? '')
      expect(origin).toBe('https://www.cdec.example')
      const answer = await fetch(site.url + feed)
      expect(answer.headers.get('content-type')).toContain('application/atom+xml')
      const { entries, language, error } = await parser.evaluate(readFeed, await answer.text())
      expect(error).toBe(false)
      expect(language).toBe(locale)
      expect(entries.length).toBeGreaterThan(2)
      for (const { title, link: address } of entries) {
        expect(title).not.toBe('')
        expect((await fetch(site.url + new URL(address).pathname)).status).toBe(200)
      }
      // The oldest entry is not among the first rows of its page.
      const { pathname, hash } = new URL(entries.at(-1)?.link ?? '')
      await reader.goto(site.url + pathname + hash)
      await (hash ? reader.locator(hash) : pageHeading(reader)).waitFor()
    }
  },
)

function readFeed(text: string) {
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  return {
    error: feed.querySelector('parsererror') !== null,
    language: feed.documentElement.getAttribute('xml:lang'),
    entries: [...feed.querySelectorAll('entry')].map((entry) => ({
      title: entry.querySelector('title')?.textContent ?? '',
      link: entry.querySelector('link')?.getAttribute('href') ?? '',
    })),
  }
}

const records = [
  ['/actualites/mille-visiteurs-aux-portes-ouvertes', 'Mille visiteurs aux portes ouvertes', 'CDEC Cameroun'],
  ['/en/actualites/mille-visiteurs-aux-portes-ouvertes', 'A thousand visitors at the open days', 'CDEC Cameroon'],
] as const

test.each(records)('%s is read without scripts, found and shared by its own title', async (path, title, of) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(site.url + path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const head = page.locator('head')
  expect(await head.locator('title').textContent()).toBe(`${title} · ${of}`)
  const picture = (await head.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const { format, width, height } = await sharp(
    await (await fetch(site.url + new URL(picture).pathname)).arrayBuffer(),
  ).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(await head.locator('link[hreflang]').count()).toBe(3)
  const data = await head.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle', headline: title, datePublished: '2025-10-29' })
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`)
})

test('the page of a record is drawn once: its head and its text stay as they came', async () => {
  const [path, title] = records[0]
  const { page, errors } = await visit(browser)
  await page.goto(site.url + path)
  const answered = page.waitForResponse('**/api/actualites/*')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await answered
  await page.waitForLoadState('networkidle')
  for (const part of ['title', 'meta[property="og:title"]', 'meta[name="description"]', 'link[rel="canonical"]'])
    expect([part, await page.locator(part).count()]).toEqual([part, 1])
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
  expect(errors).toEqual([])
})

test('a record that is newer than the last refresh is drawn in the shell, and shared with the texts of the site', async () => {
  const slug = await publishNews(site.url, 'Une nouvelle de ce matin')
  const { page, errors } = await visit(browser)
  const answer = await page.goto(`${site.url}/actualites/${slug}`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).not.toContain('data-page')
  await page.getByRole('heading', { level: 1, name: 'Une nouvelle de ce matin' }).waitFor()
  const { page: robot } = await visit(browser, { javaScriptEnabled: false })
  await robot.goto(`${site.url}/en/actualites/${slug}`)
  expect(await robot.locator('meta[content=""]').count()).toBe(0)
  for (const name of ['og:title', 'og:description', 'og:image'])
    for (const shown of [page, robot]) expect(await shown.locator(`meta[property="${name}"]`).count()).toBe(1)
  expect(errors).toEqual([])
})

test('a list is read without JavaScript, and before the answer, which then replaces it', async () => {
  const { page: plain } = await visit(browser, { javaScriptEnabled: false })
  await plain.goto(`${site.url}/actualites`)
  expect(await plain.getByRole('main').getByRole('article').count()).toBe(8)
  const built = await plain.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()

  await publishNews(site.url, 'Une nouvelle de midi')
  const { page: live, errors } = await visit(browser)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await live.route('**/api/actualites', async (route) => {
    await held
    await route.continue()
  })
  const asked = live.waitForRequest('**/api/actualites')
  await live.goto(`${site.url}/actualites`)
  await asked
  await live.getByRole('heading', { name: built }).waitFor()
  answer()
  await live.getByRole('heading', { name: 'Une nouvelle de midi' }).waitFor()
  expect(errors).toEqual([])
})

test.each([
  ['/contact_us', /^Sans JavaScript, ni recherche ni formulaires\./],
  ['/en/mes-documents', /^Without JavaScript, neither search nor forms\./],
])('without JavaScript %s says what does not work, and waits for nothing', async (path, message) => {
  const { page } = await visit(browser, { width: 360, javaScriptEnabled: false })
  await page.goto(site.url + path)
  expect(await page.getByText(message).isVisible()).toBe(true)
  expect(await page.getByText(/^(?:Chargement|Loading)…$/).isVisible()).toBe(false)
})

test('the login page of the back office has its title and its form in the document, for nobody to index', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/loginadmin`)
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Administration' }).waitFor()
  expect(await page.getByRole('main').locator('input').count()).toBe(2)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  // An administrator who reads English gets the same document, and then the page in English.
  const english = await visit(browser, { locale: 'en' })
  await english.page.goto(`${site.url}/loginadmin`)
  await english.page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(english.errors).toEqual([])
})
