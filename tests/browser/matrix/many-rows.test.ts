import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { contextIn } from '../../support/browser/chromium'
import { longestFreeze, watchFreezes } from '../../support/browser/freeze'
import { manyRows } from '../../support/browser/many-rows'
import { openBrowser } from '../../support/browser/open-site'
import { startProvider, startSite } from '../../support/browser/processes'
import { dataPaths } from '../../support/browser/public-paths'

/** How long a page may not answer, in milliseconds. */
const most = 200

const browser = await openBrowser()

/**
 * Opens a page and gives how long it did not answer until its rows are there and cached for offline reading; the best of
 * three, since the machine may be busy with others.
 */
async function freezeOf(page: Page, url: string) {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && best >= most; tries += 1) {
    await page.goto('about:blank')
    await page.goto(url)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    // The copy for offline reading is written a second after the answer.
    await page.waitForTimeout(1500)
    best = Math.min(best, await longestFreeze(page))
  }
  return Math.round(best)
}

test('ten thousand rows in every list freeze no screen, and none draws them all', async () => {
  const provider = await startProvider({ data: manyRows(10_000) })
  const site = await startSite({ provider: provider.url })
  const visitor = await contextIn(browser, { width: 360 }, { serviceWorkers: 'block' })
  const administrator = await contextIn(browser, { token: 'any' }, { serviceWorkers: 'block' })
  const me = { id: 1, name: 'A', email: 'a@cdec.cm', type_user: 'administrateur' }
  await administrator.route('**/api/me', (route) => route.fulfill({ json: { data: { data: me } } }))
  try {
    const found: [path: string, freeze: number, elements: number][] = []
    const measure = async (page: Page, paths: readonly string[]) => {
      page.setDefaultTimeout(30_000)
      await watchFreezes(page)
      for (const path of paths) {
        const freeze = await freezeOf(page, site.url + path)
        found.push([path, freeze, await page.evaluate(() => document.querySelectorAll('*').length)])
      }
    }
    // The countries of a registration are the options of one native control.
    await measure(
      await visitor.newPage(),
      dataPaths.filter((path) => path !== '/inscription/usager'),
    )
    await measure(
      await administrator.newPage(),
      adminScreens.map((name) => `/Admin/${name}`),
    )
    expect(found.filter(([, freeze, elements]) => freeze > most || elements > 3000)).toEqual([])
  } finally {
    await visitor.close()
    await administrator.close()
    await site.kill()
    await provider.kill()
  }
}, 600_000)
