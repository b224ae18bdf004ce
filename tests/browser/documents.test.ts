import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listIn } from '@/api/unwrap'
import { pagedLists } from '@/contract/rows/public-lists'
import { visit } from '../support/browser/chromium'
import { addData } from '../support/browser/mock'
import { openSite } from '../support/browser/open-site'

// What search engines, feed readers and readers without scripts get: the documents that a refresh has rendered.

const { browser, site } = await openSite()

test('a list names the feed of its language, whose entries lead to their places on the page', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false })
  for (const [path, language] of [
    ['/communique', 'fr'],
    ['/en/communique', 'en'],
  ] as const) {
    await page.goto(site.url + path)
    const link = page.locator('head link[type="application/atom+xml"]')
    expect(await link.getAttribute('title')).toMatch(/ · CDEC$/)
    const answer = await fetch(site.url + new URL((await link.getAttribute('href')) ?? '').pathname)
    expect(answer.headers.get('content-type')).toContain('application/atom+xml')
    const feed = await answer.text()
    expect(feed).toContain(`xml:lang="${language}"`)
    const entries = [...feed.matchAll(/<entry>.*?<link [^>]*href="https:\/\/[^/]+([^"]+)"/gs)].map(([, to]) => to)
    expect(entries.length).toBeGreaterThan(2)
    expect(entries.filter((to) => !to?.startsWith(`${path}#communications-`))).toEqual([])
    // The oldest entry is not among the first rows of its page.
    const { page: reader } = await visit(browser)
    await reader.goto(site.url + entries.at(-1))
    await reader.locator(new URL(site.url + entries.at(-1)).hash).waitFor()
  }
})

test.each(['publications', 'communications', 'actualites', 'videos'])(
  'without scripts the page of %s names all its rows, and each address of its feed leads to one',
  async (name) => {
    const list = pagedLists.find((one) => one.name === name)
    const rows = listIn(await (await fetch(`${site.url}/api/${name}`)).json()) ?? []
    expect(rows.length).toBeGreaterThan(8)
    const { page } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(site.url + list?.page.path)
    expect((await page.locator('main article').count()) + (await page.locator('noscript li').count())).toBe(rows.length)
    expect(await page.locator('noscript li').last().isVisible()).toBe(true)
    const feed = list && 'feed' in list ? await (await fetch(`${site.url}${list.feed}.atom`)).text() : ''
    for (const [, hash = ''] of feed.matchAll(/<id>[^<#]+(#[^<]+)/g))
      expect([hash, await page.locator(hash).isVisible()]).toEqual([hash, true])
  },
)

test('a news item is read without scripts, found and shared by its own title, and drawn once', async () => {
  const path = '/en/actualites/mille-visiteurs-aux-portes-ouvertes'
  const title = 'A thousand visitors at the open days'
  const { page } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(site.url + path)
  await page.getByRole('article').getByRole('heading', { level: 1, name: title }).waitFor()
  const head = page.locator('head')
  expect(await head.locator('title').textContent()).toBe(`${title} · CDEC Cameroon`)
  const preview = (await head.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const shared = await (await fetch(site.url + new URL(preview).pathname)).arrayBuffer()
  const { format, width, height } = await sharp(shared).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(await head.locator('link[hreflang]').count()).toBe(3)
  const data = await head.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle', headline: title, datePublished: '2025-10-29' })
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`)

  const { page: live, errors } = await visit(browser)
  const answered = live.waitForResponse('**/api/actualites/*')
  const asked: string[] = []
  live.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await live.goto(site.url + path)
  await answered
  await live.waitForLoadState('networkidle')
  for (const part of [
    'title',
    'meta[property="og:title"]',
    'meta[name="description"]',
    'link[rel="canonical"]',
    'script[type="application/ld+json"]',
    'meta[name="format-detection"]',
  ])
    expect([part, await live.locator(part).count()]).toEqual([part, 1])
  // Its picture is asked for once, and before the scripts.
  const picture = await live.locator('article img').first().getAttribute('src')
  expect(asked.filter((address) => address === picture)).toHaveLength(1)
  expect(asked.findIndex((address) => address === picture || address.endsWith('.js'))).toBe(
    asked.indexOf(picture ?? ''),
  )
  expect(errors).toEqual([])
})

test('a list describes its first publications to search engines', async () => {
  const document = await (await fetch(`${site.url}/publications`)).text()
  const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(document) ?? []
  const { url, itemListElement } = JSON.parse(data)
  expect(new URL(url).pathname).toBe('/publications')
  const { item } = itemListElement[0]
  expect(item).toMatchObject({
    '@type': 'Report',
    headline: 'Vos droits en tant que déposant',
    datePublished: expect.stringMatching(/^2026-/),
  })
  expect(new URL(item.url).pathname).toMatch(/\.pdf$/)
})

test('a record that is newer than the last refresh is drawn in the shell, and shared with the texts of the site', async () => {
  const slug = 'de-ce-matin'
  await addData(site.url, { actualites: [{ slug, titre: 'Une nouvelle de ce matin' }] })
  const { page, errors } = await visit(browser)
  const answer = await page.goto(`${site.url}/actualites/${slug}`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).not.toContain('data-page')
  await page.getByRole('heading', { level: 1, name: 'Une nouvelle de ce matin' }).waitFor()
  const robot = await (await fetch(`${site.url}/en/actualites/${slug}`)).text()
  expect(robot).not.toContain('content=""')
  for (const name of ['og:title', 'og:description', 'og:image']) {
    expect(robot.split(`property="${name}"`)).toHaveLength(2)
    expect(await page.locator(`meta[property="${name}"]`).count()).toBe(1)
  }
  expect(errors).toEqual([])
})

test('a list is read without JavaScript, and before the answer, which then replaces it', async () => {
  const { page: plain } = await visit(browser, { width: 360, javaScriptEnabled: false })
  await plain.goto(`${site.url}/actualites`)
  expect(await plain.getByRole('main').getByRole('article').count()).toBe(8)
  const built = await plain.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  for (const [path, message] of [
    ['/contact_us', /^Sans JavaScript, ni recherche ni formulaires\./],
    ['/en/mes-documents', /^Without JavaScript, neither search nor forms\./],
  ] as const) {
    await plain.goto(site.url + path)
    expect(await plain.getByText(message).isVisible()).toBe(true)
    expect(await plain.getByText(/^(?:Chargement|Loading)…$/).isVisible()).toBe(false)
  }
  // The sign-in page of the back office has its form, for nobody to index.
  await plain.goto(`${site.url}/loginadmin`)
  await plain.getByRole('main').getByRole('heading', { level: 1, name: 'Administration' }).waitFor()
  expect(await plain.getByRole('main').locator('input').count()).toBe(2)
  expect(await plain.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  const news = { slug: 'de-midi', titre: 'Une nouvelle de midi', datePublication: '2030-01-01' }
  await addData(site.url, { actualites: [news] })
  const { page: live, errors } = await visit(browser)
  await live.route('**/api/actualites', async (route) => {
    await live.getByRole('heading', { name: built }).waitFor()
    await route.continue()
  })
  await live.goto(`${site.url}/actualites`)
  await live.getByRole('heading', { name: 'Une nouvelle de midi' }).waitFor()
  expect(errors).toEqual([])
})
