import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCopy } from '../../support/browser/build-copy'
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

test('the lists are read without scripts, and their dated copies are there in both languages', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/publications`)
  await page.getByRole('heading', { name: 'Publications', level: 1 }).waitFor()
  expect(await page.locator('main article, main li').count()).toBeGreaterThan(3)
  for (const locale of ['fr', 'en'])
    for (const name of ['publications', 'communications', 'actualites'])
      expect(existsSync(join(dist, 'copies', locale, `${name}.json`))).toBe(true)
})
