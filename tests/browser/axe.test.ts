import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from '../support/browser/axe'
import { full, looks, visit } from '../support/browser/looks'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { openStates } from '../support/browser/open-states'
import { publicPaths, recordPaths } from '../support/browser/public-paths'

// Every route in one of the looks in turn; npm run test:full takes every route in all of them.

const { site, browser } = await openSite()

const routes = [...publicPaths, ...recordPaths, '/loginadmin']

describe.each(looks.map((look, turn) => ({ ...look, turn })))('$locale at $width px, $scheme', ({ turn, ...look }) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await visit(browser, look))
  })
  afterAll(() => context.close())
  const chosen = routes.filter((_route, index) => full || index % looks.length === turn)

  test.each(chosen)('%s', async (path) => {
    await openPage(page, site.url + path)
    expect(await faults(page)).toEqual([])
  })
})

describe('what is opened', () => {
  const names = Object.keys(openStates)
  const some = names.flatMap((state, index) =>
    looks.filter((_look, turn) => full || turn === (3 * index) % looks.length).map((look) => ({ ...look, state })),
  )
  test.each(some)('$state: $locale, $width px, $scheme', async ({ state, ...look }) => {
    const { context, page } = await visit(browser, look)
    try {
      await openStates[state]?.(page, site.url)
      expect(await faults(page)).toEqual([])
    } finally {
      await context.close()
    }
  })
})
