import { expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { brokenWords } from '../../support/browser/broken-words'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { brokenExpressions } from '../../support/browser/typography'
import { tokenOf } from '../../support/provider-preview'

const { site, browser } = await openSite()

const looks = [320, 360, 768, 1280].flatMap((width) => (['fr', 'en'] as const).map((locale) => ({ width, locale })))
const adminPaths = ['dashboard', ...adminScreens].map((name) => `/Admin/${name}`)

test.each(looks)(
  'no word, and on the public site no expression, is broken over two lines: $width px, $locale',
  async (look) => {
    const visitor = await visit(browser, look)
    const administrator = await visit(browser, { ...look, token: await tokenOf(site.url) })
    const found: string[] = []
    for (const path of [...publicPaths, ...recordPaths, '/loginadmin', ...adminPaths]) {
      const isAdmin = path.startsWith('/Admin/')
      const { page } = isAdmin ? administrator : visitor
      await openPage(page, site.url + path)
      // The texts of the back office are shown as they are stored, without no-break spaces.
      const broken = [...(await page.evaluate(brokenWords)), ...(isAdmin ? [] : await page.evaluate(brokenExpressions))]
      found.push(...broken.map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  },
)
