import type { Page } from 'playwright-core'
import type { pixelComparer } from './pixels'

/** What says that something is chosen, on, current or wrong. */
const marks = [
  'aria-current',
  'aria-pressed',
  'aria-checked',
  'aria-selected',
  'aria-invalid',
  'data-current',
  'data-here',
  'data-active',
]

/**
 * Takes each mark away from what bears it and compares the pictures: a state that only assistive technology knows is
 * told. Things that look alike are looked at once (`known`).
 */
export async function statesUnseen(
  page: Page,
  pixels: Awaited<ReturnType<typeof pixelComparer>>,
  known: Set<string>,
): Promise<string[]> {
  const faults: string[] = []
  const modal = (await page.locator('dialog[open], [role=dialog]').count()) > 0 ? 'dialog[open] , [role=dialog] ' : ''
  for (const mark of marks) {
    const within =
      modal === '' ? `[${mark}]:not([${mark}=false])` : modal.replaceAll(/ (?=,|$)/g, ` [${mark}]:not([${mark}=false])`)
    for (const one of await page.locator(within).all()) {
      const kind = `${mark} ${await one.evaluate(({ tagName, className }) => `${tagName} ${className}`)}`
      if (known.has(kind) || !(await one.isVisible())) continue
      known.add(kind)
      await one.scrollIntoViewIfNeeded()
      const marked = await one.screenshot()
      const value = await one.evaluate((element, name) => {
        const had = element.getAttribute(name) ?? ''
        element.removeAttribute(name)
        element.setAttribute('data-unmarked', name)
        return had
      }, mark)
      // By another name, since the mark was what found it.
      const bare = page.locator(`[data-unmarked="${mark}"]`)
      const plain = await bare.screenshot()
      await bare.evaluate(
        (element, [name, had]) => {
          element.removeAttribute('data-unmarked')
          element.setAttribute(name, had)
        },
        [mark, value] as const,
      )
      const { any } = await pixels.compare(marked, plain).catch(() => ({ any: Number.POSITIVE_INFINITY }))
      if (any < 20) faults.push(`${kind} looks the same without it (${any} pixels)`)
    }
  }
  return faults
}
