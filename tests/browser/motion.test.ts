import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until, type Visitor, visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'
import { pixelComparer } from '../support/browser/pixels'
import { firstOf, full } from '../support/full'

const { site, browser } = await openSite()
const pixels = await pixelComparer(browser)

/** Opens the home page without its scripts, so that only the style sheet animates the loader. */
async function homeWithoutBundle(options: Visitor = {}): Promise<Page> {
  const { page } = await visit(browser, { reducedMotion: 'no-preference', ...options })
  // A file that fails would reload the page.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(site.url, { waitUntil: 'domcontentloaded' })
  await until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0)
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

/** Returns the options of a visitor with an entry in local storage. */
const stored = (name: string, value: string) => ({
  storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [{ name, value }] }] },
})

/** Points at the edges of the window and in the header, where the page is light. */
const places = [
  [2, 60],
  [1277, 60],
  [600, 60],
  [640, 795],
] as const

/** Returns the colours of a screenshot at `places`. */
const colours = async (page: Page) => pixels.colours(await page.screenshot({ animations: 'allow' }), places)

/** Returns the duration of the loader's animation with its delay, in milliseconds. */
function loaderTime(page: Page) {
  return page.evaluate(async () => {
    const loader = document.getAnimations().find((one) => one instanceof CSSAnimation && /lift/.test(one.animationName))
    if (!loader) throw new Error('No loader')
    // Chromium starts an animation in the frame after its first paint.
    await loader.ready
    return loader.effect?.getComputedTiming().endTime
  })
}

describe('the loader of the home page', () => {
  const readers = [
    ['whose client bundle is late', {}],
    ['without JavaScript', { javaScriptEnabled: false }],
    ['in the dark', { scheme: 'dark' }],
  ] as const
  test.each(firstOf(1, readers))(
    'covers the whole window, then leaves the page to its reader (%s)',
    async (_how, options) => {
      const page = await homeWithoutBundle(options)
      await freezeAt(page, 2000)
      const uncovered = await colours(page)
      await freezeAt(page, 0)
      const [loader] = await colours(page)
      for (const moment of [0, 250, 1000, 1600]) {
        await freezeAt(page, moment)
        expect([moment, await colours(page)]).toEqual([moment, places.map(() => loader)])
      }
      for (const colour of uncovered.slice(0, 3)) expect(colour).not.toEqual(loader)
    },
  )

  test('lifts two seconds after it was first painted, drawn by the compositor, and is not there on the second visit', async () => {
    const page = await homeWithoutBundle()
    expect(await loaderTime(page)).toBe(2000)
    const [covered] = await colours(page)
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

    await page.reload({ waitUntil: 'domcontentloaded' })
    await until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect((await colours(page))[0]).not.toEqual(covered)
  })

  test.runIf(full).each([
    ['on a later visit', stored('loader', 'seen')],
    ['with the data saver', stored('low-data', 'on')],
    ['with reduced motion', { reducedMotion: 'reduce' } as const],
  ])('is not there %s', async (_when, options) => {
    const page = await homeWithoutBundle(options)
    const [first] = await colours(page)
    expect(Math.min(...(first ?? [0]))).toBeGreaterThan(200)
  })
})
