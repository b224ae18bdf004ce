import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextIn } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { ringSeen } from '../../support/browser/ring'
import { walk } from '../../support/browser/walk'

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

const ways = [
  { width: 1280, scheme: 'light', locale: 'fr' },
  { width: 360, scheme: 'dark', locale: 'en' },
] as const

describe.each(ways)('Tab from the top to the end, at $width px, $scheme, $locale', ({ width, scheme, locale }) => {
  let context: BrowserContext
  let page: Page
  const known = new Set<string>()
  beforeAll(async () => {
    context = await contextIn(browser, { width, locale }, { colorScheme: scheme, serviceWorkers: 'block' })
    page = await context.newPage()
    page.setDefaultTimeout(10_000)
  })
  afterAll(() => context.close())

  test.each([...publicPaths, ...recordPaths])('%s', async (path) => {
    await openPage(page, site.url + path)
    expect(await walk(page, (stop) => ringSeen(page, pixels, stop, known))).toEqual([])
  })
})
