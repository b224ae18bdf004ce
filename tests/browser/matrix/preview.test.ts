import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { openSite } from '../../support/browser/open-site'
import { pixelComparer } from '../../support/browser/pixels'
import { appearances, previewed, published, roomy, sizeOf } from '../../support/browser/preview'
import { tokenOf } from '../../support/provider-preview'

// The preview of a record and its public page have the same pixels, in every place where the record appears.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)
const pixels = await pixelComparer(browser)
const cases = appearances.flatMap((appearance) =>
  looks.map((look) => ({ appearance, look, name: `${appearance.screen} ${appearance.placement ?? ''}` })),
)

test.each(cases)('$name, $look.locale at $look.width px, $look.scheme', async ({ appearance, look }) => {
  const { context } = await visit(browser, { token, viewport: roomy })
  const preview = await previewed(await context.newPage(), site.url, appearance, look)
  const page = await published(browser, site.url, appearance, look)
  expect(sizeOf(preview)).toEqual(sizeOf(page))
  const { any, colours } = await pixels.compare(preview, page)
  expect(colours).toBeGreaterThan(5)
  expect(any).toBe(0)
})
