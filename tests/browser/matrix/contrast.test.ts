import { afterAll, describe, expect, test } from 'vitest'
import { contextIn } from '../../support/browser/chromium'
import { faintTexts } from '../../support/browser/contrast'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { dataPaths, recordPaths } from '../../support/browser/public-paths'
import { answerWith } from '../../support/browser/sized-answers'

// Each section in each state stands out from its own background, gradients and patterns included, light and dark.

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)
afterAll(() => pixels.close())

const states = {
  loaded: { rows: 3, texts: 'long' },
  failing: 'failure',
  empty: { rows: 0, texts: 'short' },
  loading: 'silence',
} as const
const all = Object.keys(states) as (keyof typeof states)[] // keys of a constant without others
const schemes = ['light', 'dark'] as const

describe.each(schemes)('%s', (colorScheme) => {
  test.each(all)('the home page, and with it the lists: %s', async (state) => {
    const found: string[] = []
    for (const width of [360, 1280]) {
      const context = await contextIn(browser, { width }, { colorScheme, serviceWorkers: 'block', bypassCSP: true })
      await answerWith(context, states[state])
      const page = await context.newPage()
      for (const path of [...dataPaths, ...recordPaths]) {
        if (state === 'loading') {
          await page.goto(site.url + path)
          // What only the client bundle knows begins with an emblem, which gives way to it.
          await page.locator('.shell').waitFor({ state: 'detached' })
        } else await openPage(page, site.url + path)
        found.push(...(await faintTexts(page, pixels)).map((text) => `${path} at ${width} px: ${text}`))
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
})
