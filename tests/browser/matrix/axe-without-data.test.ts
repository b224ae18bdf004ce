import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe'
import { siteCached, visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { openPage, pageHeading } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { dataPaths, publicPaths, recordPaths } from '../../support/browser/public-paths'
import { setScenario } from '../../support/browser/scenario'

// The screens with data while the provider has no rows, fails, is hostile or does not answer, and all without a network.

const { site, browser } = await openSite()

const routes = [...publicPaths, ...recordPaths]

describe.each(['empty', 'failing', 'hostile'])('the provider is %s', (name) => {
  beforeAll(() => setScenario(site.url, name))
  afterAll(() => setScenario(site.url, 'normal'))
  test.each(looks)('$locale at $width px, $scheme', async (look) => {
    const { page } = await visit(browser, look)
    const found: string[] = []
    for (const path of [...dataPaths, ...recordPaths]) {
      await openPage(page, site.url + path)
      found.push(...(await axeViolations(page)).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
})

describe('the provider does not answer', () => {
  test.each(looks)('$locale at $width px, $scheme', async (look) => {
    const { context, page } = await visit(browser, look)
    await context.route('**/api/**', () => {})
    const found: string[] = []
    for (const path of [...dataPaths, ...recordPaths]) {
      await page.goto(site.url + path)
      const waiting = page.locator('main').getByText(/^(?:Chargement|Loading)…$/)
      if (path !== '/' && path !== '/nulle-part' && path !== '/inscription/usager') await waiting.first().waitFor()
      await pageHeading(page).waitFor()
      found.push(...(await axeViolations(page)).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
})

describe('there is no network', () => {
  test.each(looks)('$locale at $width px, $scheme', async (look) => {
    const { context, page } = await visit(browser, { ...look, worker: true })
    await openPage(page, site.url)
    await siteCached(page)
    await openPage(page, `${site.url}/publications`)
    await context.setOffline(true)
    const found: string[] = []
    for (const path of routes) {
      await page.goto(site.url + path)
      await pageHeading(page).waitFor()
      await page
        .getByText(/^(?:Hors ligne|Offline|Vous êtes hors|You are offline)/)
        .first()
        .waitFor()
      found.push(...(await axeViolations(page)).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
})
