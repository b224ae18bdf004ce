import type { Browser, FrameLocator, Locator, Page } from 'playwright-core'
import { visit } from './chromium'
import type { Look } from './looks'

/** A place on the site where a record of a screen appears. */
export interface Appearance {
  screen: string
  /** The public list of the record. */
  list: string
  /** The field that identifies the record in addresses. */
  key: 'id' | 'slug'
  /** The record, if it is not the first one. */
  id?: number
  /** The French name of the placement, if the preview offers several. */
  placement?: string
  /** The path of the public page. */
  path: (key: string) => string
  /** Locates the part of the page that shows the record. */
  part: (page: Page | FrameLocator, record: Record<string, string>) => Locator
}

/** Describes a record that is listed on a page, with its list named like its screen. */
const card = (screen: string, path: string, others: Partial<Appearance> = {}): Appearance => ({
  screen,
  list: screen,
  key: 'id',
  path: () => path,
  part: (page, { title, titre, nom }) =>
    page
      .locator('main li')
      .filter({ hasText: title ?? titre ?? nom ?? '' })
      .first(),
  ...others,
})

/** Describes a record on its own page. */
const detail = (screen: string): Appearance => ({
  screen,
  list: screen,
  key: 'slug',
  placement: 'Page de détail',
  path: (slug) => `/${screen}/${slug}`,
  part: (page) => page.locator('main article'),
})

/** Describes a record on a page where `selector` locates its part. */
const at = (screen: string, path: string, selector: string, others: Partial<Appearance> = {}) =>
  card(screen, path, { part: (page) => page.locator(selector).first(), ...others })

export const appearances: readonly Appearance[] = [
  card('publications', '/publications'),
  card('communiques', '/communique', { list: 'communications' }),
  card('actualites', '/actualites', { key: 'slug', placement: 'Dans la liste' }),
  detail('actualites'),
  card('actualites', '/', {
    key: 'slug',
    placement: 'Accueil',
    part: (page, { titre = '' }) => page.locator('#actualites article').filter({ hasText: titre }).first(),
  }),
  card('interviews', '/interviews', { key: 'slug', placement: 'Dans la liste' }),
  detail('interviews'),
  card('videos', '/mediatheque'),
  card('reglementations', '/textes_reglementaires'),
  // The head office, after the fifty contents that no page shows.
  at('blocs', '/ou-aller', 'main ol > li', { list: 'contents', id: 51 }),
  card('missions', '/missions'),
  card('sponsors', '/partenaires', { placement: 'Dans la liste' }),
  at('sponsors', '/', 'main > section:last-of-type li', { placement: 'Accueil' }),
  at('presentation', '/lacdec', 'main > :last-child > :first-child', { list: 'presentations' }),
  at('domaines', '/', '#domaines li'),
  at('stats', '/', '#indicateurs ul > li'),
  at('slides', '/', 'main > :first-child [role="group"]'),
]

/** Returns the record of an appearance that its page shows first, in a language. */
export async function firstRecord(
  site: string,
  { list, id }: Appearance,
  locale: string,
): Promise<Record<string, string>> {
  const answer: unknown = await (
    await fetch(`${site}/api/${list}`, { headers: { Accept: 'application/json', 'Accept-Language': locale } })
  ).json()
  const rows = (Array.isArray(answer) ? answer : (answer as { data: unknown[] }).data) as Record<string, string>[]
  const rank = ({ datePublication, order }: Record<string, string>) =>
    datePublication === undefined ? Number(order ?? 0) : -Date.parse(datePublication)
  const [first = {}] = (id === undefined ? rows : rows.filter((row) => Number(row['id']) === id)).toSorted(
    (one, other) => rank(one) - rank(other),
  )
  return first
}

/** The height of the tallest part, in CSS px. */
const height = 3000

/** A window in which the form and the widest preview fit side by side, unscaled. */
export const roomy = { width: 2400, height }

/** Takes a screenshot of a record on its public page. */
export async function published(browser: Browser, site: string, appearance: Appearance, look: Look): Promise<Buffer> {
  const { page } = await visit(browser, { ...look, viewport: { width: look.width, height } })
  const record = await firstRecord(site, appearance, look.locale)
  await page.goto(site + appearance.path(String(record[appearance.key])))
  return picture(appearance.part(page, record))
}

/** Takes a screenshot of the same record in the preview of its form. */
export async function previewed(page: Page, site: string, appearance: Appearance, look: Look): Promise<Buffer> {
  const record = await firstRecord(site, appearance, look.locale)
  await page.goto(`${site}/Admin/${appearance.screen}?open=edit&record=${record[appearance.key]}`)
  await openPreview(page, appearance, look)
  const part = appearance.part(frameOf(page), record)
  await part.waitFor()
  // Gradients and letters are painted according to their position in the window: the frame is moved to its origin.
  await page.locator(frame).evaluate((element: HTMLElement, high) => {
    Object.assign(element.style, { position: 'fixed', left: 0, top: 0, border: 0, zIndex: 9999, height: `${high}px` })
  }, height)
  await page.mouse.move(roomy.width - 1, height - 1)
  return picture(part)
}

/** Opens the preview of the open form, and chooses its placement and its look. */
export async function openPreview(
  page: Page,
  { placement }: Pick<Appearance, 'placement'>,
  { locale, width, scheme }: Look,
) {
  await page.getByRole('button', { name: /^(?:Aperçu|Preview)$/ }).click()
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check()
  // In a narrow window the choices are in a disclosure.
  const menu = page.getByRole('dialog', { name: /^(?:Aperçu|Preview)$/ }).locator('summary')
  if ((page.viewportSize()?.width ?? 0) < 1088) await menu.click()
  if (placement !== undefined) await page.getByLabel(/^(?:Emplacement|Place)$/).selectOption({ label: placement })
  await choose(width === 360 ? /360/ : /1280/)
  await choose(locale === 'fr' ? /^(?:Français|French)$/ : /^(?:Anglais|English)$/)
  await choose(scheme === 'light' ? /^(?:Clair|Light)$/ : /^(?:Sombre|Dark)$/)
}

/** Returns the width and the height of a PNG. */
export const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

const frame = 'iframe[src="/Admin/apercu"]'

export const frameOf = (page: Page) => page.frameLocator(frame)

async function picture(part: Locator): Promise<Buffer> {
  await part.waitFor()
  await part.evaluate(bringToPlace)
  return part.screenshot({ animations: 'disabled', caret: 'hide' })
}

/**
 * Runs in the page: moves the part to the same position in the document and in the window, whatever is above it, and loads
 * its pictures.
 */
async function bringToPlace(element: Element) {
  const images = [...element.querySelectorAll('img')]
  // Pictures are lazy, and the picture of a slide fades in.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const frames = (count: number): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => resolve(count > 1 ? frames(count - 1) : undefined)))
  // Data that arrives late moves the part again.
  do {
    const top = element.getBoundingClientRect().top + window.scrollY
    const above = Number.parseFloat(getComputedStyle(document.body).paddingTop)
    document.body.style.paddingBlock = `${16_000 - top + above}px 4000px`
    window.scrollTo(0, 15_800)
    await frames(20)
  } while (element.getBoundingClientRect().top !== 200)
  // A carousel with a transform is painted as a separate layer, with other rounding.
  const track = element.closest<HTMLElement>('[role="group"]')?.parentElement
  if (!track) return
  for (let tries = 0; track.style.transform === '' && tries < 100; tries += 1) await frames(2)
  // Rounded corners between two pixels differ by one shade with each painting.
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.parentElement)
    part.style.borderRadius = '0'
  // The carousel sets its transform again after a measurement.
  for (; track.style.transform !== 'none'; await frames(20)) track.style.transform = 'none'
}
