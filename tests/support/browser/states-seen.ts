import type { Page } from 'playwright-core'
import type { pixelComparer } from './pixels'

/** The attributes of states such as chosen, on, current or invalid. */
const marks = 'aria-current aria-pressed aria-checked aria-selected aria-invalid data-current data-here data-active'

/**
 * Removes each attribute and compares the pictures: a state that only assistive technology perceives gives an error. Elements
 * with the same look are checked once (`known`).
 */
export async function invisibleStates(
  page: Page,
  pixels: Awaited<ReturnType<typeof pixelComparer>>,
  known: Set<string>,
): Promise<string[]> {
  const faults: string[] = []
  for (const mark of marks.split(' ')) {
    for (const one of await page.locator(bearers(mark)).all()) {
      const kind = await one.evaluate(({ tagName, className }, name) => `${name} ${tagName} ${className}`, mark)
      if (known.has(kind) || !(await one.isVisible()) || (await isCovered(one))) continue
      known.add(kind)
      const element = await one.elementHandle()
      if (element === null) continue
      const marked = await element.screenshot()
      const value = await element.getAttribute(mark)
      await element.evaluate((bearer, name) => (bearer as Element).removeAttribute(name), mark)
      const bare = await element.screenshot()
      await element.evaluate((bearer, [name, had]) => (bearer as Element).setAttribute(name, had), [
        mark,
        value ?? '',
      ] as const)
      if ((await pixels.compare(marked, bare)).any < 20) faults.push(`${kind} looks the same without it`)
    }
  }
  return faults
}

/** Whether an element is outside an open modal dialog. */
function isCovered(one: ReturnType<Page['locator']>) {
  return one.evaluate((element) => {
    const modal = document.querySelector('dialog:modal')
    return modal !== null && !modal.contains(element)
  })
}

/** Selects the elements whose state has to be visible. An open menu group does not have to look current. */
const bearers = (mark: string) =>
  `:is(nav, main, dialog, [role=dialog]) [${mark}]:not([${mark}=false], [${mark}=""], [aria-expanded=true])`
