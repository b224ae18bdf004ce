import type { Page, Request } from 'playwright-core'
import { until } from './chromium'

/** How long nothing must have been asked for, in milliseconds, until a page counts as being at rest. */
const quiet = 150

/**
 * Opens a page and waits until it shows what it has to show: the page is hydrated, what is pressed is heard, every
 * list has come, and what is fetched when it is needed is there too.
 */
export function openPage(page: Page, url: string): Promise<void> {
  return quietly(page, async () => {
    await page.goto(url)
    await page.locator('h1').first().waitFor()
    await hydrated(page)
    await page
      .locator('main')
      .getByText(/^(?:Chargement|Loading)…$/)
      .first()
      .waitFor({ state: 'detached' })
  })
}

/** Waits until the client bundle has taken the page over: from then on what is pressed is heard. */
export const hydrated = (page: Page) => until(page, isHydrated)

/** Does something to a page and waits until nothing that it asked for is under way any more. */
export async function quietly(page: Page, act: () => Promise<void>): Promise<void> {
  const underWay = new Set<Request>()
  let last = Date.now()
  const begins = (request: Request) => underWay.add(request)
  const ends = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  try {
    await act()
    const end = Date.now() + 10_000
    while ((underWay.size > 0 || Date.now() - last < quiet) && Date.now() < end) await page.waitForTimeout(25)
  } finally {
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
  }
}

/** Runs in the page: whether what is on it was drawn, or taken over, by the client bundle. */
function isHydrated() {
  const drawn = document.querySelector('h1')
  return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__reactProps'))
}
