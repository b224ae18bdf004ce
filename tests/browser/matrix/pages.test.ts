import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { axeViolations } from '../../support/browser/axe'
import { brokenWords } from '../../support/browser/broken-words'
import { filesComplete } from '../../support/browser/cached-files'
import { launch, visit } from '../../support/browser/chromium'
import { lowContrastTexts } from '../../support/browser/contrast'
import { looks } from '../../support/browser/looks'
import { setScenario } from '../../support/browser/mock'
import { openPage, pageHeading } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { openStates } from '../../support/browser/open-states'
import { printedPages } from '../../support/browser/printed'
import { dataPaths, publicPaths, recordPaths } from '../../support/browser/public-paths'
import { doubled, spaced } from '../../support/browser/reflow'
import { stopAtEnd } from '../../support/browser/stop-at-end'

// Every public page, what can be opened on it, and the states of the provider, in every look: accessible by all rules of axe, whole
// within the window, and when loaded with enough contrast to what is painted behind its texts.

const { site, browser } = await openSite()

const routes = [...publicPaths, ...recordPaths, '/loginadmin']
const rowRoutes = [...dataPaths, ...recordPaths]

test.each(looks)('every page: $locale at $width px, $scheme', async (look) => {
  const { page } = await visit(browser, { ...look, bypassCSP: true })
  const found: string[] = []
  for (const path of routes) {
    await openPage(page, site.url + path)
    const faults = [
      ...(await lowContrastTexts(page)),
      ...(await page.evaluate(brokenWords)).map((word) => `broken over two lines: ${word}`),
    ]
    found.push(...(await screenErrors(page, path)), ...faults.map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

// WCAG 1.4.4, 1.4.10 and 1.4.12: by the browser's setting and by a style of the reader, which media queries ignore.
test.each([
  { width: 320, locale: 'fr', textSize: 16, style: '' },
  { width: 320, locale: 'en', textSize: 16, style: spaced },
  { width: 360, locale: 'fr', textSize: 32, style: '' },
  { width: 768, locale: 'en', textSize: 32, style: '' },
  { width: 1280, locale: 'fr', textSize: 32, style: '' },
  { width: 360, locale: 'en', textSize: 16, style: doubled },
] as const)(
  'every page: $locale at $width px, text of $textSize px $style',
  async ({ width, locale, textSize, style }) => {
    const large = await launch({ textSize })
    stopAtEnd(() => large.close())
    const { page } = await visit(large, { width, locale, bypassCSP: true })
    const found: string[] = []
    for (const path of routes) {
      await openPage(page, site.url + path)
      if (style !== '') await page.addStyleTag({ content: style })
      found.push(...(await screenErrors(page, path)))
    }
    expect(found).toEqual([])
  },
)

test.each(['fr', 'en'] as const)(
  'every case and question of the finder, and a case prints on one sheet: %s',
  async (locale) => {
    const { page } = await visit(browser, { locale, width: 360 })
    const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:cas|trouver-mon-cas)\b.*\.html$/.test(file))
      .map((file) => `/${file.replace('.html', '')}`)
    expect(paths.length).toBeGreaterThan(40)
    const found: string[] = []
    for (const path of paths) {
      await openPage(page, site.url + path)
      found.push(...(await screenErrors(page, path)))
      if (path.startsWith('/cas/') && (await printedPages(page)) !== 1) found.push(`${path} prints on several sheets`)
    }
    expect(found).toEqual([])
  },
)

test.each(looks)('what is opened: $locale at $width px, $scheme', async (look) => {
  const found: string[] = []
  for (const [state, reach] of Object.entries(openStates)) {
    const { context, page } = await visit(browser, look)
    await reach(page, site.url)
    found.push(...(await screenErrors(page, state)))
    await context.close()
  }
  expect(found).toEqual([])
})

describe.each(looks)('$locale at $width px, $scheme', (look) => {
  test.each(['empty', 'failing', 'hostile'])('the provider is %s', async (scenario) => {
    const { page } = await visit(browser, look)
    await setScenario(site.url, scenario)
    const found: string[] = []
    for (const path of rowRoutes) {
      await openPage(page, site.url + path)
      // A hostile title of 10,000 signs is cut off.
      const faults = await (scenario === 'hostile' ? axeViolations(page) : screenErrors(page, scenario))
      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    await setScenario(site.url, 'normal')
    expect(found).toEqual([])
  })

  test('the provider does not answer', async () => {
    const { context, page } = await visit(browser, look)
    await context.route('**/api/**', () => {})
    const found: string[] = []
    for (const path of rowRoutes) {
      await page.goto(site.url + path)
      await pageHeading(page).waitFor()
      found.push(...(await screenErrors(page, path)))
    }
    expect(found).toEqual([])
  })

  test('there is no network', async () => {
    const { context, page } = await visit(browser, { ...look, worker: true })
    await openPage(page, `${site.url}/publications`)
    await filesComplete(page)
    await context.setOffline(true)
    const found: string[] = []
    for (const path of routes) {
      await page.goto(site.url + path)
      await pageHeading(page).waitFor()
      found.push(...(await screenErrors(page, path)))
    }
    expect(found).toEqual([])
  })
})
