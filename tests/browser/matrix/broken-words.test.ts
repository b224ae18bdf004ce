import { describe, expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { brokenWords } from '../../support/browser/broken-words'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { tokenOf } from '../../support/provider-preview'

// No word is broken over two lines, on any screen in either language.

const { site, browser } = await openSite()

const sites = [320, 360, 768].flatMap((width) => (['fr', 'en'] as const).map((locale) => ({ width, locale })))

describe.each(sites)('$width px, $locale', ({ width, locale }) => {
  const paths = [...publicPaths, ...recordPaths, '/loginadmin']
  const office = ['dashboard', ...adminScreens].map((name) => `/Admin/${name}`)

  test('every word is whole', async () => {
    const token = await tokenOf(site.url)
    const { context: visitor } = await visit(browser, { width, locale })
    const { context: administrator } = await visit(browser, { width, locale, token })
    const pages = { visitor: await visitor.newPage(), administrator: await administrator.newPage() }
    const found: string[] = []
    for (const path of [...paths, ...office]) {
      const page = path.startsWith('/Admin/') ? pages.administrator : pages.visitor
      await openPage(page, site.url + path)
      found.push(...(await page.evaluate(brokenWords)).map((word) => `${path}: ${word}`))
    }
    await visitor.close()
    await administrator.close()
    expect(found).toEqual([])
  })
})
