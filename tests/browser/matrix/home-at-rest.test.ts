import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../support/browser/open-site'

const { site, browser } = await openSite()

/** Opens the home page. `measure` returns its cumulative layout shift and its largest painted element. */
async function home(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  await context.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        if (element instanceof Element) seen.largest = element.getAttribute('src') ?? element.tagName
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const page = await context.newPage()
  await page.goto(`${site.url}/`, { waitUntil: 'load' })
  const measure = () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen')
      return seen
    })
  return { context, page, measure }
}

describe('while everything on it moves', () => {
  test.concurrent.each([360, 768, 1280])('nothing is pushed aside in twelve seconds, at %d px', async (width) => {
    const { page, measure } = await home({ viewport: { width, height: 800 } })
    await page.getByRole('region', { name: 'À la une' }).waitFor()
    await page.waitForTimeout(12_000)
    expect(Reflect.get(Object(await measure()), 'shift')).toBeLessThanOrEqual(0.01)
    // The largest contentful paint is neither a slide nor the loader.
    expect(Reflect.get(Object(await measure()), 'largest')).toMatch(/^(?:H1|P|\/images\/house\.svg)$/)
  })
})

test('where less motion is asked for, nothing stays animated', async () => {
  const { page } = await home({ reducedMotion: 'reduce' })
  await page.getByRole('list', { name: 'Partenaires' }).waitFor()
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  await expect.poll(running).toBe(0)
})
