import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until, type Visitor, visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { pixelsOf } from '../support/browser/pixels'
import { full } from '../support/full'

const { site, browser } = await openSite()

const painted = (page: Page) => until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Opens the home page without its scripts, so that only the style sheet animates the loader. */
async function homeWithoutBundle(options: Visitor = {}): Promise<Page> {
  const { page } = await visit(browser, { reducedMotion: 'no-preference', ...options })
  // A file that fails would reload the page.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(site.url, { waitUntil: 'domcontentloaded' })
  await painted(page)
  return page
}

/** Pauses every CSS animation of the document at a time, in milliseconds. */
async function freezeAt(page: Page, moment: number) {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation)) continue
      animation.pause()
      animation.currentTime = at
    }
  }, moment)
}

/** Points at the edges of the window and in the header, where the page is light. */
const places = [
  [2, 60],
  [1277, 60],
  [600, 60],
  [640, 795],
] as const

async function colours(page: Page) {
  const { at } = await pixelsOf(await page.screenshot({ animations: 'allow' }))
  return places.map(([x, y]) => at(x, y))
}

test('the loader of the home page covers the window for two seconds, drawn by the compositor, and is not there on the second visit', async () => {
  const page = await homeWithoutBundle()
  const duration = await page.evaluate(async () => {
    const loader = document.getAnimations().find((one) => one instanceof CSSAnimation && /lift/.test(one.animationName))
    // Chromium starts an animation in the frame after its first paint.
    await loader?.ready
    return loader?.effect?.getComputedTiming().endTime
  })
  expect(duration).toBe(2000)
  // A slow phone starts the page under it. The end that hides it takes one frame.
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(Object.keys)
      .filter((key) => !/offset|easing|composite/i.test(key)),
  )
  expect([...new Set(animated)].toSorted()).toEqual(['opacity', 'transform'])
  await freezeAt(page, 1600)
  const [loader, ...others] = await colours(page)
  expect(others).toEqual(others.map(() => loader))

  await page.reload({ waitUntil: 'domcontentloaded' })
  await painted(page)
  expect((await colours(page))[0]).not.toEqual(loader)
})

test.runIf(full)('with reduced motion it is not there, and nothing of the page moves', async () => {
  const page = await homeWithoutBundle({ reducedMotion: 'reduce' })
  const [first] = await colours(page)
  expect(Math.min(...(first ?? [0]))).toBeGreaterThan(200)
  await page.unrouteAll()
  await openPage(page, site.url)
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running'))).toEqual([])
})
