import type { Page, Request } from 'playwright-core'
import { until } from './chromium'

/** The time without requests after which a page is idle, in milliseconds. */
const quiet = 150

/** The heading of a page. The shell, which stands there until the page is rendered, has one of its own. */
export const pageHeading = (page: Page) => page.locator('h1:not([data-frame] *)').first()

/** Opens a page and waits until it is complete: hydrated, with all its lists and chunks. */
export function openPage(page: Page, url: string): Promise<void> {
  return quietly(page, async () => {
    await page.goto(url)
    await pageHeading(page).waitFor()
    await hydrated(page)
    await page
      .locator('main')
      .getByText(/^(?:Chargement|Loading)…$/)
      .first()
      .waitFor({ state: 'detached' })
  })
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => until(page, isHydrated)

/** Runs in the page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1:not([data-frame] *)')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
}

/** Runs an action on a page and waits until its requests are done. */
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
