import type { Page } from 'playwright-core'
import { type Stop, tabbable, thisStop } from './stops'

/**
 * Presses Tab from the top of the page until the focus leaves it, and tells what is wrong on the way: a control that
 * is not reached or in another order than it stands, something lying over it, or no way out.
 * `look` is asked about each place where the focus stops. In a dialog the way is a circle, which begins anywhere.
 */
export async function walk(
  page: Page,
  look?: (stop: Stop) => Promise<string[]>,
  place: 'page' | 'dialog' = 'page',
): Promise<string[]> {
  const faults: string[] = []
  const stops: Stop[] = []
  let parts = 1
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop')
    window.scrollTo(0, 0)
  })
  for (let presses = 0; ; presses += 1) {
    if (presses > 400) return [...faults, 'Tab never leaves the page']
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(thisStop)
    // From a dialog the way leads over the browser's own bar back into it.
    if (stop === undefined && place === 'dialog' && presses < 200) continue
    // A date is one control with four parts; the focus stays in it.
    parts = stop !== undefined && stop.number === stops.at(-1)?.number ? parts + 1 : 1
    if (parts > 1 && parts <= 4) continue
    // A browser without a bar of its own begins again at the top.
    if (stop === undefined || (stop.seen && stop.number === 1)) break
    if (stop.seen) return [...faults, `Tab comes back to ${stop.name} instead of leaving the page`]
    stops.push(stop)
    faults.push(...stop.faults, ...((await look?.(stop)) ?? []))
  }
  if (place === 'page') faults.push(...jumps(stops), ...(await walkBack(page, stops.length)))
  const expected = await page.evaluate(tabbable)
  faults.push(...expected.filter(({ number }) => number === 0).map(({ name }) => `not reached: ${name}`))
  const wanted = new Set(expected.map(({ number }) => number))
  // Chromium stops at a box that scrolls by itself too.
  const extra = stops.filter(({ number, name }) => !wanted.has(number) && !name.startsWith('dialog'))
  faults.push(...extra.map(({ name }) => `no control: ${name}`))
  if (place === 'dialog') return faults
  const order = expected.filter(({ number }) => number > 0)
  const early = order.filter(({ number }, index) => number < (order[index - 1]?.number ?? 0))
  faults.push(...early.map(({ name }) => `another order than in the document: ${name}`))
  return faults
}

/** The way back meets the same controls; now it is the upper edge that may hide them. */
async function walkBack(page: Page, stops: number): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('[data-stop]')].toSorted(
      (one, other) => Number(other.dataset['stop']) - Number(one.dataset['stop']),
    )[0]
    last?.focus()
  })
  const met = new Set<number>([stops])
  for (let presses = 0; presses < 3 * stops && met.size < stops; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const stop = await page.evaluate(thisStop)
    if (stop === undefined) break
    met.add(stop.number)
    faults.push(...stop.faults.map((fault) => `on the way back ${fault}`))
  }
  return met.size < stops ? [...faults, `the way back meets ${met.size} of ${stops} controls`] : faults
}

/** Where the focus goes back up, or back to the left in a line: not as one reads. */
function jumps(stops: Stop[]): string[] {
  return stops.flatMap((stop, place) => {
    const before = stops[place - 1]
    if (before === undefined || before.part !== stop.part) return []
    const up = stop.bottom <= before.top && stop.left < before.right
    const level = stop.top < before.bottom && before.top < stop.bottom
    const back = level && stop.right <= before.left
    return up || back ? [`${stop.name} comes after ${before.name}, which stands behind it`] : []
  })
}
