import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCopy } from '../../support/browser/build-copy'
import { visit } from '../../support/browser/chromium'
import { pageHeading } from '../../support/browser/open-page'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'
import { type Served } from '../../support/browser/processes'

const browser = await openBrowser()
const folder = mkdtempSync(join(tmpdir(), 'cdec-rows-'))
let dist: string
let provider: Served
let site: Served

beforeAll(async () => {
  provider = await startProvider()
  dist = buildCopy(folder, { PROVIDER_URL: provider.url })
  site = await startSite({ provider: provider.url, outDir: dist })
}, 300_000)

afterAll(async () => {
  await site.kill()
  await provider.kill()
  rmSync(folder, { recursive: true })
})

const lists = ['/communique', '/publications', '/actualites']

test.each(lists)('%s names its feeds; each entry of them leads to its place on the page', async (path) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  // The content policy of the site's pages forbids to parse XML: a blank page does it.
  const context = await browser.newContext()
  const [parser, reader] = [await context.newPage(), await context.newPage()]
  await page.goto(site.url + path)
  const addresses = await page
    .locator('head link[type="application/atom+xml"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(addresses.map(([language]) => language)).toEqual(['fr', 'en'])
  for (const [language, address] of addresses) {
    const answer = await fetch(site.url + address)
    expect(answer.headers.get('content-type')).toContain('application/atom+xml')
    const { entries, locale, error } = await parser.evaluate(readFeed, await answer.text())
    expect(error).toBe(false)
    expect(locale).toBe(language)
    expect(entries.length).toBeGreaterThan(2)
    for (const { title, link } of entries) {
      expect(title).not.toBe('')
      expect((await fetch(site.url + new URL(link).pathname)).status).toBe(200)
    }
    // The oldest entry is not among the first rows of its page.
    const { pathname, hash } = new URL(entries.at(-1)?.link ?? '')
    await reader.goto(site.url + pathname + hash)
    await (hash ? reader.locator(hash) : pageHeading(reader)).waitFor()
  }
})

function readFeed(text: string) {
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  return {
    error: feed.querySelector('parsererror') !== null,
    locale: feed.documentElement.getAttribute('xml:lang'),
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
  expect(await head.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/^https:\/\/.+announcement-0/)
  expect(await head.locator('link[hreflang]').count()).toBe(3)
  const data = await head.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle', headline: title, datePublished: '2025-10-29' })
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toContain(`${path}</loc>`)
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

test('a record that is newer than the build is drawn in the shell', async () => {
  for (const encoding of ['', '.br', '.gz'])
    rmSync(join(dist, `actualites/mille-visiteurs-aux-portes-ouvertes.html${encoding}`))
  const { page, errors } = await visit(browser)
  const answer = await page.goto(site.url + records[0][0])
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).not.toContain('data-page')
  await page.getByRole('heading', { level: 1, name: records[0][1] }).waitFor()
  expect(errors).toEqual([])
})
