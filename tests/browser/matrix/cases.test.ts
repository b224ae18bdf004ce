import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { printedPages } from '../../support/browser/printed'
import { layoutErrors } from '../../support/browser/reflow'

// Every case and every question of the finder, in both languages.

const { site, browser } = await openSite()

const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:cas|trouver-mon-cas)\b.*\.html$/.test(file))
  .map((file) => `/${file.replace('.html', '')}`)

test.each(['fr', 'en'] as const)(
  'accessible, within 360 px, and a case prints on one sheet: %s',
  async (locale) => {
    expect(paths.length).toBeGreaterThan(40)
    const { page } = await visit(browser, { locale, width: 360 })
    const wrong: string[] = []
    for (const path of paths) {
      await openPage(page, site.url + path)
      const found = [...(await axeViolations(page)), ...(await page.evaluate(layoutErrors))]
      if (found.length > 0) wrong.push(`${path}: ${JSON.stringify(found)}`)
      if (path.startsWith('/cas/') && (await printedPages(page)) !== 1) wrong.push(`${path} prints on several sheets`)
    }
    expect(wrong).toEqual([])
  },
  600_000,
)
