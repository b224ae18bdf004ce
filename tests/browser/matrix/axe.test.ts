import { describe, expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe'
import { visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { openStates } from '../../support/browser/open-states'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'

// Every route and everything that can be opened on it, in every look.

const { site, browser } = await openSite()

const routes = [...publicPaths, ...recordPaths, '/loginadmin']

describe.each(looks)('$locale at $width px, $scheme', async (look) => {
  const { page } = await visit(browser, look)

  test.each(routes)('%s', async (path) => {
    await openPage(page, site.url + path)
    expect(await axeViolations(page)).toEqual([])
  })
})

describe('what is opened', () => {
  const all = Object.keys(openStates).flatMap((state) => looks.map((look) => ({ ...look, state })))
  test.each(all)('$state: $locale, $width px, $scheme', async ({ state, ...look }) => {
    const { page } = await visit(browser, look)
    await openStates[state]?.(page, site.url)
    expect(await axeViolations(page)).toEqual([])
  })
})
