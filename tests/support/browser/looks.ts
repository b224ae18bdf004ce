import type { Browser } from 'playwright-core'
import { contextIn } from './chromium'

/** All combinations of display settings. */
export const looks = (['fr', 'en'] as const).flatMap((locale) =>
  [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ locale, width, scheme }))),
)
export type Look = (typeof looks)[number]

/** A visitor who looks at the site so; without a service worker, unless it is what is asked about. */
export async function visit(
  browser: Browser,
  { locale, width, scheme }: Look,
  { token, worker = false }: { token?: string; worker?: boolean } = {},
) {
  const more = { colorScheme: scheme, serviceWorkers: worker ? 'allow' : 'block' } as const
  const context = await contextIn(browser, { locale, width, ...(token !== undefined && { token }) }, more)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { context, page }
}
