import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pagedLists } from '@/contract/rows/public-lists'
import { isOfLists } from '@/pwa/worker/list-files'
import { forbidden } from '../../scripts/release-checks.mjs'
import { openSite } from '../support/browser/open-site'
import { publicPaths } from '../support/browser/public-paths'
import { heaviest, kib } from '../support/browser/weight'
import { full } from '../support/full'

const { site, browser } = await openSite()

/** One page of each set of chunks in npm test, all pages in npm run test:full. */
const chosen = full ? publicPaths : ['/', '/publications']

/**
 * Pages with a lower limit, since they load neither the carousel nor the sanitizer. React, router, query and lingui alone
 * are 95 KiB. The goals are 130 and 145 KiB, and documents of 14 KiB.
 */
const lists = new Set(['/communique', '/publications', '/textes_reglementaires', '/mediatheque'])

/** Chunks that are loaded after the first rows or when the page is idle. */
const late = /\/(?:home-rows|sanitize|worker)-/

/** Returns the paths of the scripts that a document preloads. */
function preloaded(document: string): Set<string | undefined> {
  const [, map = ''] = /<script type="importmap"[^>]*>([^<]*)/.exec(document) ?? []
  const { imports }: { imports: Record<string, string> } = JSON.parse(map)
  const [, entry = '', modules = ''] = /data-entry="([^"]*)" data-modules="([^"]*)"/.exec(document) ?? []
  return new Set([entry, ...modules.split(' ')].map((name) => imports[name]))
}

/** Returns the addresses that a first visit to a page requests before any input, and the paths of the scripts that it preloads. */
async function firstLoad(path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'GET' && asked.push(request.url()))
  // The last request of a page is the chunk that registers the worker.
  const last = page.waitForResponse(/\/assets\/worker-/)
  await page.goto(site.url + path)
  await last
  await page.waitForLoadState('networkidle')
  await page.getByText('Chargement…').first().waitFor({ state: 'detached' })
  const links = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await context.close()
  return { asked, early: new Set<string | null>(links) }
}

describe('the first load of a public page', () => {
  test.each(chosen)('%s', async (path) => {
    const { asked, early } = await firstLoad(path)
    const paths = asked.filter((url) => url.startsWith(site.url)).map((url) => new URL(url).pathname)
    const scripts = paths.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(2)
    // They are preloaded, so that no script waits for another.
    expect(scripts.filter((file) => !early.has(file) && !late.test(file))).toEqual([])
    const maxKib = lists.has(path) ? 145.8 : path === '/' ? 154.6 : 159
    expect(scripts.map(kib).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxKib)
    expect(paths.filter((file) => /\/admin\/|woff|\/(?:open-search|search-dialog)-/.test(file))).toEqual([])
    // No other host is called, except for the thumbnails of videos.
    expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('https://i.ytimg.com/vi/'))).toEqual([])
    // The placeholder replaces a picture of the provider, and not every Chromium requests the icon.
    const uncounted = new Set(['/placeholder-image.png', '/favicon.svg', '/favicon.ico'])
    const own = paths.filter((file) => !file.startsWith('/api/') && !uncounted.has(file))
    expect(own.length).toBeLessThanOrEqual(15)
  })
})

test('a document with its styles and first rows is at most 17.6 KiB, the bulletin of four lists 19, a sheet at most 8', () => {
  const documents = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  expect(documents.length).toBeGreaterThan(20)
  const limitOf = (path: string) => (path.endsWith('infocdec.html') ? 19 : 17.6)
  expect(heaviest(documents.map((file) => `/${file}`)).filter((path) => kib(path) > limitOf(path))).toEqual([])
  const styles = readdirSync('dist/assets').filter((file) => file.endsWith('.css') && !file.startsWith('admin'))
  expect(heaviest(styles.map((file) => `/assets/${file}`)).filter((path) => kib(path) > 8)).toEqual([])
})

test('the worker caches first whatever the pages of the lists load, and contains no more than it does', () => {
  expect(kib('/sw.js')).toBeLessThanOrEqual(14)
  const files = pagedLists.flatMap(({ page: { path } }) => {
    const document = readFileSync(`dist${path}.html`, 'utf8')
    const sheets = document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
    return [...preloaded(document), ...[...sheets].map(([, href]) => href)]
  })
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file = '') => !isOfLists(file.slice(1)))).toEqual([])
})

// On a slow line each file takes longer than its bytes.
test.each([
  ['fr', /(?:^en\/|-en-[\w-]{8}\.js$)/],
  ['en', /(?:^app\.html$|-fr-[\w-]{8}\.js$)/],
])('the worker caches at most 59 files and 297 KiB ahead of time for %s, none of the back office', (_locale, other) => {
  const worker = readFileSync('dist/sw.js', 'utf8')
  const files = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url).filter((url) => !other.test(url))
  expect(files.length).toBeGreaterThan(20)
  expect(files.length).toBeLessThanOrEqual(59)
  expect(files.filter((url) => /assets\/admin|rich-text|_screen|dashboard/i.test(url))).toEqual([])
  const size = (url: string) =>
    /\.(?:png|jpg)$/.test(url) ? readFileSync(`dist/${url}`).byteLength / 1024 : kib(`/${url}`)
  expect(files.map(size).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(297)
})

test('nothing of the built-in provider and no development code is in the build', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|json)$/.test(file),
  )
  const found = files.filter((file) =>
    forbidden.some(([word = '']) => readFileSync(`dist/${file}`, 'utf8').includes(word)),
  )
  expect(found).toEqual([])
})
