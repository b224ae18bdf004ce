import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { focusRingErrors } from '../../support/browser/ring'
import { walk } from '../../support/browser/walk'

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

const looks = [
  { width: 1280, scheme: 'light', locale: 'fr' },
  { width: 360, scheme: 'dark', locale: 'en' },
] as const

describe.each(looks)('Tab from the top to the end, at $width px, $scheme, $locale', async (look) => {
  const known = new Set<string>()
  const { page } = await visit(browser, look)

  test.each([...publicPaths, ...recordPaths])('%s', async (path) => {
    await openPage(page, site.url + path)
    expect(await walk(page, (stop) => focusRingErrors(page, pixels, stop, known))).toEqual([])
  })
})
