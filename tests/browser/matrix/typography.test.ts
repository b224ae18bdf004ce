import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { parted } from '../../support/browser/typography'

const { site, browser } = await openSite()

describe.each([320, 360, 1280])('%i px', (width) => {
  test.each([...publicPaths, ...recordPaths])('%s: no line begins with a sign, and nothing is parted', async (path) => {
    const { page } = await visit(browser, { width })
    await openPage(page, site.url + path)
    expect(await page.evaluate(parted)).toEqual([])
  })
})
