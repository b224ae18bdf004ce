import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { looks } from '../support/browser/looks'
import { openSite } from '../support/browser/open-site'
import { pixelComparer } from '../support/browser/pixels'
import { appearances, frameOf, previewed, published, roomy, sizeOf } from '../support/browser/preview'
import { storedTexts } from '../support/browser/stored-texts'
import { firstOf, full } from '../support/full'
import { tokenOf } from '../support/provider-preview'

const { site, browser } = await openSite()
const token = await tokenOf(site.url)
const pixels = await pixelComparer(browser)

// The same pixels, in every place where a record appears: only npm run test:full.
const cases = appearances.flatMap((appearance) =>
  looks.map((look) => ({ appearance, look, name: `${appearance.screen} ${appearance.placement ?? ''}` })),
)
test.each(firstOf(0, cases))(
  'the preview and the public page are the same picture: $name, $look.locale at $look.width px, $look.scheme',
  async ({ appearance, look }) => {
    const { context } = await visit(browser, { token, viewport: roomy })
    const preview = await previewed(await context.newPage(), site.url, appearance, look)
    const page = await published(browser, site.url, appearance, look)
    expect(sizeOf(preview)).toEqual(sizeOf(page))
    const { any, colours } = await pixels.compare(preview, page)
    expect(colours).toBeGreaterThan(5)
    expect(any).toBe(0)
  },
)

test.runIf(full)('on a phone it shows what is typed and chosen, stores nothing, and leads nowhere', async () => {
  const look = { locale: 'fr', width: 320, scheme: 'dark' } as const
  const { page, errors } = await visit(browser, { ...look, token })
  const title = `Zéphyr ${'et une très longue suite de mots '.repeat(6)}`.trim()
  const red = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.goto(`${site.url}/Admin/actualites?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill(title)
  await dialog.getByLabel(/^Description/).fill('Le détail')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByLabel(/^Image principale du détail/).click()
  await (await chooser).setFiles({ name: 'rouge.png', mimeType: 'image/png', buffer: red })
  await dialog
    .getByText(/rouge\.\w+/)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Aperçu' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Aperçu' })
  const frame = frameOf(page)
  await frame.getByRole('heading', { level: 2, name: title }).waitFor()
  await frame.getByRole('link', { name: title }).click()
  await frame.getByRole('searchbox', { name: 'Rechercher une actualité' }).waitFor()
  await preview.locator('summary').click()
  await preview.getByLabel('Emplacement').selectOption('Page de détail')
  await frame.getByRole('heading', { level: 1, name: title }).waitFor()
  await frame.getByRole('button', { name: /^Partager/ }).click()
  expect(await frame.getByRole('dialog').count()).toBe(0)
  expect(await frame.locator('article img').first().getAttribute('src')).toMatch(/^blob:/)
  expect(await screenErrors(page, 'preview')).toEqual([])
  await preview.press('Escape')
  await preview.waitFor({ state: 'detached' })
  // Only the draft of the form is stored.
  const kept = await page.evaluate(storedTexts)
  expect(kept).not.toContain('blob:')
  expect(await page.evaluate(() => localStorage.getItem('cdec-cache'))).toBeNull()
  expect(errors).toEqual([])
})
