import { afterAll, describe, expect, test } from 'vitest'
import { launch, visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { dataPaths, publicPaths } from '../support/browser/public-paths'
import { type Amount, answerWith } from '../support/browser/sized-answers'
import { full } from '../support/full'

// Whatever the amount of data, its arrival moves nothing visible: the cumulative layout shift is at most 0.01. npm run
// test:full takes every route with every amount.

const { site, browser: wide } = await openSite()
const browsers = { wide, ...(full && { narrow: await launch({ fonts: 'narrow' }) }) }
afterAll(() => browsers.narrow?.close())

const records = ['/interviews/fiche-1', '/actualites/fiche-1']
const amounts = ['failure' as const, ...[0, 1, 3, 30].flatMap(withTexts)]
const cases = amounts.flatMap((amount) => [360, 1280].map((width) => ({ amount, width })))

// Two routes with an amount of data that once caused large shifts.
const some: { amount: Amount; width: number; paths: string[] }[] = [
  { amount: { rows: 3, texts: 'long' }, width: 360, paths: ['/'] },
  { amount: 'failure', width: 1280, paths: ['/publications'] },
]
const all = cases.map((one) => ({
  ...one,
  paths: one.amount === 'failure' ? [...publicPaths, ...records] : [...dataPaths, ...records],
}))

const looks = (full ? all : some).flatMap((one) =>
  Object.entries(browsers).map(([fonts, browser]) => ({ ...one, fonts, browser })),
)

describe.each(looks)('$amount at $width px in $fonts fonts', ({ amount, width, paths, browser }) => {
  test.each(paths)('%s', async (path) => {
    const { context, page } = await visit(browser, { width, reducedMotion: 'no-preference' })
    await answerWith(context, amount)
    await context.addInitScript(watchShifts)
    await openPage(page, site.url + path)
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[])
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
  })
})

function withTexts(rows: number): Amount[] {
  const short = { rows, texts: 'short' } as const
  return rows === 0 ? [short] : [short, { rows, texts: 'long' }]
}

/** Runs in the page: records every layout shift without recent input, with the elements that moved. */
function watchShifts() {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources')
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'a text'))
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
