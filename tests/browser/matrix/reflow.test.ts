import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { launch, visit } from '../../support/browser/chromium'
import { openPage, quietly } from '../../support/browser/open-page'
import { startSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { doubled, layoutErrors, spaced } from '../../support/browser/reflow'
import { tokenOf } from '../../support/provider-preview'

const site = await startSite()

const paths = [...publicPaths, ...recordPaths, '/loginadmin']

const settings = [
  { setting: '320 px wide', width: 320, textSize: 16, style: '' },
  { setting: '320 px wide with wide spacing', width: 320, textSize: 16, style: spaced },
  { setting: 'text at 200 % on a computer', width: 1280, textSize: 32, style: '' },
  { setting: 'text at 200 % on a tablet', width: 768, textSize: 32, style: '' },
  { setting: 'text at 200 % on a phone', width: 360, textSize: 32, style: '' },
  { setting: 'a root size of 200 % on a computer', width: 1280, textSize: 16, style: doubled },
  { setting: 'a root size of 200 % on a phone', width: 360, textSize: 16, style: doubled },
]

describe.each(settings)('$setting', ({ width, textSize, style }) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch({ textSize })
    return () => browser.close()
  })

  describe.each(['fr', 'en'] as const)('%s', (locale) => {
    let page: Page
    beforeAll(async () => {
      // The content policy does not apply to the user's style sheet.
      const { context, page: opened } = await visit(browser, { width, locale, bypassCSP: true })
      page = opened
      return () => context.close()
    })

    test.each(paths)('%s', async (path) => {
      await openPage(page, site.url + path)
      if (style !== '') await page.addStyleTag({ content: style })
      expect(await page.evaluate(layoutErrors)).toEqual([])
    })
  })

  const screens = ['dashboard', ...adminScreens]
  test.each(screens)('the back office: %s, its list and its form', async (name) => {
    const reader = { width, token: await tokenOf(site.url) }
    const { page } = await visit(browser, { ...reader, bypassCSP: true })
    await openPage(page, `${site.url}/Admin/${name}`)
    if (style !== '') await page.addStyleTag({ content: style })
    expect(await page.evaluate(layoutErrors)).toEqual([])
    if (name === 'dashboard') return
    const edit = page.getByRole('button', { name: /^Modifier / }).first()
    await quietly(page, () => edit.click())
    await page.getByRole('dialog').locator('form [type=submit]').waitFor()
    expect(await page.evaluate(layoutErrors)).toEqual([])
  })
})
