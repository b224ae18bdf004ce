import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/token-of'

// The preview of a form draws a record as its public page does: the same elements of the same size, colour and type.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

type Row = Record<string, string>

/** The page or the card of a record of a screen. */
interface Appearance {
  screen: string
  /** The public list of the record, if it is not named like its screen. */
  list?: string
  /** The record, if it is not the one that the page shows first. */
  id?: number
  /** The path of the public page; that of a record ends with its slug. */
  path: string
  /** Locates the part of the page that shows the record: an item of a list, if nothing else is said. */
  part?: string
}

const appearances: readonly Appearance[] = [
  { screen: 'publications', path: '/publications' },
  { screen: 'communiques', list: 'communications', path: '/communique' },
  { screen: 'actualites', path: '/actualites/', part: 'main article' },
  { screen: 'interviews', path: '/interviews/', part: 'main article' },
  { screen: 'videos', path: '/mediatheque' },
  { screen: 'reglementations', path: '/textes_reglementaires' },
  // The head office, after the fifty contents that no page shows.
  { screen: 'blocs', list: 'contents', id: 51, path: '/ou-aller', part: 'main ol > li' },
  { screen: 'missions', path: '/missions' },
  { screen: 'sponsors', path: '/partenaires' },
  { screen: 'presentation', list: 'presentations', path: '/lacdec', part: 'main > :last-child > :first-child' },
]

/** Returns the record of an appearance that its page shows first. */
async function firstRecord({ screen, list = screen, id }: Appearance): Promise<Row> {
  const headers = { Accept: 'application/json', 'Accept-Language': 'fr' }
  const answer: unknown = await (await fetch(`${site.url}/api/${list}`, { headers })).json()
  const rows = (Array.isArray(answer) ? answer : Object(answer).data) as Row[]
  const rank = ({ datePublication, order }: Row) =>
    datePublication === undefined ? Number(order ?? 0) : -Date.parse(datePublication)
  const all = id === undefined ? rows : rows.filter((row) => Number(row['id']) === id)
  return all.toSorted((one, other) => rank(one) - rank(other))[0] ?? {}
}

function partOf(page: Page | FrameLocator, { part = 'main li' }: Appearance, { title, titre, nom }: Row): Locator {
  const found = page.locator(part)
  return (part === 'main li' ? found.filter({ hasText: title ?? titre ?? nom ?? '' }) : found).first()
}

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

const looks = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const
test.each(looks.flatMap((look) => appearances.map((appearance) => ({ look, ...appearance }))))(
  'the preview draws what the public page draws: $screen at $look.width px, $look.scheme',
  async ({ look, ...appearance }) => {
    const { screen, path } = appearance
    const record = await firstRecord(appearance)
    const { page: reader } = await visit(browser, look)
    await reader.goto(site.url + path + (path.length > 1 && path.endsWith('/') ? record['slug'] : ''))
    const published = partOf(reader, appearance, record)
    await reader.waitForLoadState('networkidle')

    const { page } = await visit(browser, { token, width: 2400 })
    await page.goto(`${site.url}/Admin/${screen}?open=edit&record=${record['id']}`)
    await page.getByRole('button', { name: 'Aperçu' }).click()
    const scheme = look.scheme === 'light' ? 'Clair' : 'Sombre'
    for (const name of [new RegExp(String(look.width)), scheme]) await page.getByRole('radio', { name }).check()
    const preview = partOf(page.frameLocator('iframe[src="/Admin/apercu"]'), appearance, record)
    await expect.poll(() => preview.evaluate(drawn)).toEqual(await published.evaluate(drawn))
  },
)

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
