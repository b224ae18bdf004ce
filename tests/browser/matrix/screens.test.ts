import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextIn, until } from '../../support/browser/chromium'
import { openPage, quietly } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'

// What a screen reader is given of each screen is kept in tests/browser/matrix/snapshots, to be read and compared. After a
// change that is meant: FULL_MATRIX=1 npm run test:browser -- -u screens, and read what changed.

const { site, browser } = await openSite()

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** The tree without what differs from device to device and from minute to minute: what `/hors-ligne` says is kept. */
function lasting(tree: string, path: string) {
  if (path !== '/hors-ligne') return tree
  return tree
    .split('\n')
    .filter((line) => !/^\s*- (?:definition|code)/.test(line))
    .map((line) => line.replace(/\s[\d.,]+\s(?:ko|kB)"/, '"'))
    .join('\n')
}

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await contextIn(browser, { locale }, { serviceWorkers: 'block' })
    page = await context.newPage()
    page.setDefaultTimeout(10_000)
    // A Friday, when the office is open; from here on the time is the test's.
    await page.clock.install({ time: new Date('2026-11-20T10:00:00+01:00') })
  })
  afterAll(() => context.close())

  test.each([...publicPaths, ...recordPaths])('%s is told as expected, and stands still', async (path) => {
    await openPage(page, site.url + path)
    // What is not seen at first is hydrated when it is come near, or when there is time.
    await quietly(page, () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)))
    await quietly(page, () => page.clock.runFor(3000))
    // Pictures of the video host do not come here; the last that comes says so.
    await until(page, () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
    const tree = await page.locator('body').ariaSnapshot()
    await expect(lasting(tree, path)).toMatchFileSnapshot(`snapshots/${locale}/${nameOf(path)}.aria`)

    await page.evaluate(watchMovement)
    // Longer than any carousel stays on a page.
    await page.clock.runFor(12_000)
    expect(await page.evaluate(moved)).toEqual([])
  })
})

/** Runs in the page: notes whatever changes in the main part from now on. */
function watchMovement() {
  const seen: string[] = []
  Reflect.set(window, 'seen', seen)
  new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      seen.push(`${type} ${attributeName ?? ''} at ${element?.outerHTML.slice(0, 100)}`)
    }
  }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
}

/** Runs in the page: what has changed since, and what is being animated. */
function moved(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const seen: unknown = Reflect.get(window, 'seen')
  const targets = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
  return [...(Array.isArray(seen) ? seen : []), ...targets.map((one) => `animated: ${one?.outerHTML.slice(0, 100)}`)]
}
