import type { Page } from 'playwright-core'
import { clearDifference } from './pixels'
import type { Stop } from './stops'

/** The maximum distance of a focus ring from its control, in pixels: a card's ring is that of its link. */
const around = 200

/**
 * Checks that the focus is visible: pictures with and without it have to differ by a contrast of three to one in as many
 * pixels as the control's outline has. Controls with the same look are checked once (`known`).
 */
export async function focusRingErrors(page: Page, { kind, number, name }: Stop, known: Set<string>): Promise<string[]> {
  if (known.has(kind)) return []
  known.add(kind)
  const control = page.locator(`[data-stop="${number}"]`)
  const box = await control.boundingBox()
  const size = page.viewportSize()
  if (box === null || size === null) return [`gone: ${name}`]
  const x = Math.max(0, box.x - around)
  const y = Math.max(0, box.y - around)
  const clip = {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + around) - x,
    height: Math.min(size.height, box.y + box.height + around) - y,
  }
  const focused = await page.screenshot({ clip })
  await control.evaluate((element: HTMLElement) => element.blur())
  const left = await page.screenshot({ clip })
  await control.evaluate((element: HTMLElement) => element.focus())
  const clear = await clearDifference(focused, left)
  const lines = await control.evaluate((element) => element.getClientRects().length)
  // The bounding box of several lines is longer than the ring around each of them.
  const wanted = Math.round((lines > 1 ? 1 : 2) * (box.width + box.height))
  return clear < wanted ? [`a ring of ${clear} pixels where ${wanted} are wanted: ${name}`] : []
}
