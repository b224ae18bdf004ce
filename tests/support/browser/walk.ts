import type { Page } from 'playwright-core'
import { focusedStop, type Stop, tabbable } from './stops'

/**
 * Presses Tab from the top of the page until the focus leaves it. Returns the errors: a control that is not reached, out of
 * order or covered, or a keyboard trap. `look` is called at each focused control. In a dialog the order is a circle, which
 * begins anywhere.
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
    const stop = await page.evaluate(focusedStop)
    // From a dialog the focus returns to it by way of the browser's toolbar.
    if (stop === undefined && place === 'dialog' && presses < 200) continue
    // A date input has four tab stops.
    parts = stop !== undefined && stop.number === stops.at(-1)?.number ? parts + 1 : 1
    if (parts > 1 && parts <= 4) continue
    // A browser without a toolbar wraps to the top.
    if (stop === undefined || (stop.seen && stop.number === 1)) break
    if (stop.seen) return [...faults, `Tab comes back to ${stop.name} instead of leaving the page`]
    stops.push(stop)
    faults.push(...stop.faults, ...((await look?.(stop)) ?? []))
  }
  if (place === 'page') faults.push(...jumps(stops), ...(await walkBack(page, stops.length)))
  const expected = await page.evaluate(tabbable)
  faults.push(...expected.filter(({ number }) => number === 0).map(({ name }) => `not reached: ${name}`))
  const wanted = new Set(expected.map(({ number }) => number))
  // Chromium also focuses scroll containers.
  const extra = stops.filter(({ number, name }) => !wanted.has(number) && !name.startsWith('dialog'))
  faults.push(...extra.map(({ name }) => `no control: ${name}`))
  if (place === 'dialog') return faults
  const order = expected.filter(({ number }) => number > 0)
  const early = order.filter(({ number }, index) => number < (order[index - 1]?.number ?? 0))
  faults.push(...early.map(({ name }) => `another order than in the document: ${name}`))
  return faults
}

/** Checks the same controls backwards, where the sticky header may cover them. */
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
    const stop = await page.evaluate(focusedStop)
    if (stop === undefined) break
    met.add(stop.number)
    faults.push(...stop.faults.map((fault) => `on the way back ${fault}`))
  }
  return met.size < stops ? [...faults, `the way back meets ${met.size} of ${stops} controls`] : faults
}

/**
 * Returns where the focus moves up, or to the left in a line, against the reading order. Up and to the right is allowed: the
 * next column, or the menu in the corner of a card, which comes after its title.
 */
function jumps(stops: Stop[]): string[] {
  return stops.flatMap((stop, place) => {
    const before = stops[place - 1]
    if (before === undefined || before.part !== stop.part) return []
    const up = stop.bottom <= before.top && middle(stop) < middle(before)
    const level = stop.top < before.bottom && before.top < stop.bottom
    const back = level && stop.right <= before.left
    return up || back ? [`${stop.name} comes after ${before.name}, which stands behind it`] : []
  })
}

const middle = ({ left, right }: Stop) => (left + right) / 2
