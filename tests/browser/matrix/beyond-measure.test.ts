import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contextIn } from '../../support/browser/chromium'
import { longestFreeze, watchFreezes } from '../../support/browser/freeze'
import { hugeData, hugeTexts } from '../../support/browser/huge-data'
import { openBrowser } from '../../support/browser/open-site'
import { startProvider, startSite } from '../../support/browser/processes'
import { dataPaths } from '../../support/browser/public-paths'

/** How long a page may not answer, in milliseconds. */
const most = 200

const browser = await openBrowser()

const screens = [...dataPaths, '/interviews/un', '/actualites/un']

/** Opens a page and gives how long it did not answer; the best of five, since the machine may be busy with others. */
async function freezeOf(page: Page, url: string) {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5 && best >= most; tries += 1) {
    await page.goto('about:blank')
    await page.goto(url)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    best = Math.min(best, await longestFreeze(page))
  }
  return Math.round(best)
}

describe.each(Object.entries(hugeTexts))('%s in every field that is shown', (_name, text) => {
  test('no public screen freezes or breaks', async () => {
    const provider = await startProvider({ data: hugeData(text) })
    const site = await startSite({ provider: provider.url })
    const context = await contextIn(browser, { width: 360 }, { serviceWorkers: 'block' })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await watchFreezes(page)
    try {
      const found: [string, number][] = []
      for (const path of screens) found.push([path, await freezeOf(page, site.url + path)])
      expect(found.filter(([, freeze]) => freeze > most)).toEqual([])
      // What is measured is on the page.
      expect(await page.locator('main').evaluate(({ textContent }) => textContent.length)).toBeGreaterThan(10_000)
    } finally {
      await context.close()
      await site.kill()
      await provider.kill()
    }
  }, 300_000)
})

test('a freeze would be noticed', async () => {
  const page = await browser.newPage()
  await watchFreezes(page)
  await page.goto('data:text/html,<h1>a')
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 400
      while (performance.now() < end);
    })
  })
  expect(await longestFreeze(page)).toBeGreaterThan(350)
  await page.close()
})

test('the back office neither', async () => {
  const provider = await startProvider({ data: hugeData(hugeTexts['a megabyte of HTML']) })
  const site = await startSite({ provider: provider.url })
  const context = await contextIn(browser, { token: 'any' }, { serviceWorkers: 'block' })
  const me = { id: 1, name: 'A', email: 'a@cdec.cm', type_user: 'administrateur' }
  await context.route('**/api/me', (route) => route.fulfill({ json: { data: { data: me } } }))
  const page = await context.newPage()
  await watchFreezes(page)
  try {
    const found: [string, number][] = []
    for (const name of ['interviews', 'presentation', 'missions', 'publications', 'blocs'])
      found.push([name, await freezeOf(page, `${site.url}/Admin/${name}`)])
    expect(found.filter(([, freeze]) => freeze > most)).toEqual([])
  } finally {
    await context.close()
    await site.kill()
    await provider.kill()
  }
})
