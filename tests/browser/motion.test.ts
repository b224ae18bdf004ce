import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until, type Visitor, visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
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
  test.each(firstOf(2, readers))(
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

  test.runIf(full)('stands before everything that could be painted without it', async () => {
    const page = await homeWithoutBundle()
    const first = await page.evaluate(() => {
      const loader = document
        .getAnimations()
        .find((one) => one instanceof CSSAnimation && /lift/.test(one.animationName))
      const target = loader?.effect instanceof KeyframeEffect ? loader.effect.target : null
      const header = document.querySelector('header')
      return (
        target !== null &&
        header !== null &&
        target.compareDocumentPosition(header) === Node.DOCUMENT_POSITION_FOLLOWING
      )
    })
    expect(first).toBe(true)
  })

  test.runIf(full).each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click', (page: Page) => page.mouse.click(600, 400)],
  ])('is skipped by %s before the client bundle starts', async (_what, act) => {
    const page = await homeWithoutBundle()
    await freezeAt(page, 500)
    const covered = await colours(page)
    await act(page)
    const seen = await colours(page)
    for (const [place, colour] of seen.slice(0, 3).entries()) expect(colour).not.toEqual(covered[place])
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

test.runIf(full)('the discussion opens upwards and closes downwards', async () => {
  const { page } = await visit(browser, { reducedMotion: 'no-preference' })
  await openPage(page, `${site.url}/contact_us`)
  // Each animation is paused at its start, so that the speed of the machine does not matter.
  await page.evaluate(() => {
    document.addEventListener('animationstart', () => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.pause()
    })
  })
  await page.clock.install()
  const panel = page.getByRole('dialog', { name: 'Discussion' })
  /** Returns the top and the opacity of the panel at a time of its animation. */
  const at = async (moment: number) => {
    await panel.waitFor()
    await freezeAt(page, moment)
    return panel.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      opacity: Number(getComputedStyle(element).opacity),
    }))
  }
  await page.getByRole('button', { name: 'Ouvrir la discussion' }).click()
  const [first, last] = [await at(0), await at(299)]
  expect(first.opacity).toBeLessThan(0.1)
  expect(last.opacity).toBeGreaterThan(0.9)
  expect(first.top).toBeGreaterThan(last.top)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Fermer la discussion' }).click()
  const [leaving, gone] = [await at(0), await at(299)]
  expect(leaving.opacity).toBeGreaterThan(0.9)
  expect(gone.opacity).toBeLessThan(0.1)
  expect(gone.top).toBeGreaterThan(leaving.top)
})

test('every animation of the build has its keyframes, and no name stands for two', async () => {
  const sheets = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'))
  expect(sheets.length).toBeGreaterThan(5)
  const page = await browser.newPage()
  const found = await page.evaluate(readAnimations, sheets)
  expect(found.used.length).toBeGreaterThan(5)
  expect(found.used.filter((name) => !(name in found.keyframes))).toEqual([])
  expect(Object.values(found.keyframes).filter((texts) => texts.length > 1)).toEqual([])
})

/** Runs in a page, which parses the sheets. Returns the animation names in use, and the keyframes of each name. */
function readAnimations(sheets: string[]) {
  const used = new Set<string>()
  const keyframes: Record<string, string[]> = {}
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        const texts = (keyframes[rule.name] ??= [])
        if (!texts.includes(rule.cssText)) texts.push(rule.cssText)
      } else if (rule instanceof CSSStyleRule)
        for (const name of rule.style.animationName.split(', ')) if (name !== '' && name !== 'none') used.add(name)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
    }
  }
  for (const text of sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    read(sheet.cssRules)
  }
  return { used: [...used], keyframes }
}
