import { expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/token-of'

// The preview of a form draws a record as its public page does: the same elements of the same size, colour and type.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

/** Runs in the page: returns the elements of a part with their sizes, colours and types. */
function drawn(part: Element): string[] {
  return [part, ...part.querySelectorAll('*')].map((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, font, opacity, borderColor } = getComputedStyle(element)
    const text = element.childElementCount === 0 ? element.textContent : ''
    const size = [Math.round(width), Math.round(height)]
    return [element.tagName, text, ...size, color, backgroundColor, font, opacity, borderColor].join(' ')
  })
}

test.each([
  ['actualites?open=edit&record=18', '/actualites/nouvelle-salle-des-valeurs', 'main article'],
  ['publications?open=edit&record=2', '/publications?q=guide+du', 'main li:has-text("Guide du consignataire")'],
  ['presentation?open=edit&record=1', '/lacdec', 'main > :last-child > :first-child'],
])('the preview of %s draws what %s draws, on a phone and in the dark', async (record, path, part) => {
  const { page } = await visit(browser, { token, width: 2400 })
  await page.goto(`${site.url}/Admin/${record}`)
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const preview = page.frameLocator('iframe[src="/Admin/apercu"]').locator(part).first()
  for (const look of [
    { width: 360, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const) {
    const { page: reader } = await visit(browser, look)
    await openPage(reader, site.url + path)
    await page.getByRole('radio', { name: new RegExp(String(look.width)) }).check()
    await page.getByRole('radio', { name: look.scheme === 'light' ? 'Clair' : 'Sombre' }).check()
    const published = await reader.locator(part).first().evaluate(drawn)
    await expect.poll(() => preview.evaluate(drawn)).toEqual(published)
  }
})

test('on a phone it shows what is typed and chosen, and leads nowhere', async () => {
  const { page, errors } = await visit(browser, { width: 320, scheme: 'dark', token })
  const title = `Zéphyr ${'et une très longue suite de mots '.repeat(6)}`.trim()
  await page.goto(`${site.url}/Admin/actualites?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill(title)
  await dialog.getByLabel(/^Description/).fill('Le détail')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByLabel(/^Image principale du détail/).click()
  await (await chooser).setFiles('public/icon-192.png')
  await dialog
    .getByText(/icon-192\.\w+/)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Aperçu' }).press('Enter')
  const frame = page.frameLocator('iframe[src="/Admin/apercu"]')
  await frame.getByRole('heading', { level: 1, name: title }).waitFor()
  await frame.getByRole('link', { name: 'Actualités', exact: true }).click()
  await frame.getByRole('heading', { level: 1, name: title }).waitFor()
  await frame.getByRole('button', { name: /^Partager/ }).click()
  expect(await frame.getByRole('dialog').count()).toBe(0)
  expect(await frame.locator('article img').first().getAttribute('src')).toMatch(/^blob:/)
  expect(await screenErrors(page, 'preview')).toEqual([])
  expect(errors).toEqual([])
})
