import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { lowContrastTexts } from '../../support/browser/contrast'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { dataPaths, recordPaths } from '../../support/browser/public-paths'
import { answerWith } from '../../support/browser/sized-answers'

// The text of each section in each state has enough contrast with its painted background, light and dark.

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

const states = {
  loaded: { rows: 3, texts: 'long' },
  failing: 'failure',
  empty: { rows: 0, texts: 'short' },
  loading: 'silence',
} as const
const schemes = ['light', 'dark'] as const

describe.each(schemes)('%s', (colorScheme) => {
  test.each(Object.entries(states))('the home page and the lists: %s', async (state, amount) => {
    const found: string[] = []
    for (const width of [360, 1280]) {
      const { context, page } = await visit(browser, { width, scheme: colorScheme, bypassCSP: true })
      await answerWith(context, amount)
      for (const path of [...dataPaths, ...recordPaths]) {
        if (state === 'loading') {
          await page.goto(site.url + path)
          // Pages that are not prerendered begin with the shell.
          await page.locator('[data-frame=admin]').waitFor({ state: 'detached' })
        } else await openPage(page, site.url + path)
        found.push(...(await lowContrastTexts(page, pixels)).map((text) => `${path} at ${width} px: ${text}`))
      }
    }
    expect(found).toEqual([])
  })
})
