import type { Browser, FrameLocator, Locator, Page } from 'playwright-core'
import { contextIn } from './chromium'
import type { Look } from './looks'

/** Where a record of a screen appears on the site. */
export interface Appearance {
  screen: string
  /** The public list that the record is taken from, and the field that names it in calls. */
  list: string
  key: 'id' | 'slug'
  /** The record, where it is not the first one. */
  id?: number
  /** The choice in the preview, in French; where there is but one there is no choice. */
  placement?: string
  /** The public page, by the record's key. */
  path: (key: string) => string
  /** The part of the page that is the record's, by its texts. */
  part: (page: Page | FrameLocator, record: Record<string, string>) => Locator
}

const card = (page: Page | FrameLocator, { title, titre, nom }: Record<string, string>) =>
  page
    .locator('main li')
    .filter({ hasText: title ?? titre ?? nom ?? '' })
    .first()
const whole = (page: Page | FrameLocator) => page.locator('main article')

export const appearances: readonly Appearance[] = [
  { screen: 'publications', list: 'publications', key: 'id', path: () => '/publications', part: card },
  { screen: 'communiques', list: 'communications', key: 'id', path: () => '/communique', part: card },
  {
    screen: 'actualites',
    list: 'actualites',
    key: 'slug',
    placement: 'Dans la liste',
    path: () => '/actualites',
    part: card,
  },
  {
    screen: 'actualites',
    list: 'actualites',
    key: 'slug',
    placement: 'Page de détail',
    path: (slug) => `/actualites/${slug}`,
    part: whole,
  },
  {
    screen: 'actualites',
    list: 'actualites',
    key: 'slug',
    placement: 'Accueil',
    path: () => '/',
    part: (page, { titre = '' }) => page.locator('#actualites article').filter({ hasText: titre }).first(),
  },
  {
    screen: 'interviews',
    list: 'interviews',
    key: 'slug',
    placement: 'Dans la liste',
    path: () => '/interviews',
    part: card,
  },
  {
    screen: 'interviews',
    list: 'interviews',
    key: 'slug',
    placement: 'Page de détail',
    path: (slug) => `/interviews/${slug}`,
    part: whole,
  },
  { screen: 'videos', list: 'videos', key: 'id', path: () => '/mediatheque', part: card },
  { screen: 'reglementations', list: 'reglementations', key: 'id', path: () => '/textes_reglementaires', part: card },
  {
    screen: 'blocs',
    list: 'contents',
    key: 'id',
    // The head office, after the fifty contents that no page shows.
    id: 51,
    path: () => '/ou-aller',
    part: (page) => page.locator('main ol > li').nth(0),
  },
  { screen: 'missions', list: 'missions', key: 'id', path: () => '/missions', part: card },
  {
    screen: 'sponsors',
    list: 'sponsors',
    key: 'id',
    placement: 'Dans la liste',
    path: () => '/partenaires',
    part: card,
  },
  {
    screen: 'sponsors',
    list: 'sponsors',
    key: 'id',
    placement: 'Accueil',
    path: () => '/',
    part: (page) => page.locator('main > section').last().locator('li').first(),
  },
  {
    screen: 'presentation',
    list: 'presentations',
    key: 'id',
    path: () => '/lacdec',
    part: (page) => page.locator('main > :last-child > :first-child'),
  },
  {
    screen: 'domaines',
    list: 'domaines',
    key: 'id',
    path: () => '/',
    part: (page) => page.locator('#domaines li').first(),
  },
  {
    screen: 'stats',
    list: 'stats',
    key: 'id',
    path: () => '/',
    part: (page) => page.locator('#indicateurs ul > li').first(),
  },
  {
    screen: 'slides',
    list: 'slides',
    key: 'id',
    path: () => '/',
    part: (page) => page.locator('main > :first-child [role="group"]').first(),
  },
]

/** The record of an appearance that its page shows first, in a language. */
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

/** As high as the highest part. */
const height = 3000

/** A window in which the form and the widest preview stand side by side, unscaled. */
export const roomy = { width: 2400, height }

/** A picture of a record on its public page. */
export async function published(browser: Browser, site: string, appearance: Appearance, look: Look): Promise<Buffer> {
  const { locale, width, scheme } = look
  const more = { colorScheme: scheme, serviceWorkers: 'block', viewport: { width, height } } as const
  const context = await contextIn(browser, { locale }, more)
  try {
    const page = await context.newPage()
    const record = await firstRecord(site, appearance, locale)
    await page.goto(site + appearance.path(String(record[appearance.key])))
    return await picture(appearance.part(page, record))
  } finally {
    await context.close()
  }
}

/** A picture of the same record in the preview of its form. */
export async function previewed(page: Page, site: string, appearance: Appearance, look: Look): Promise<Buffer> {
  const record = await firstRecord(site, appearance, look.locale)
  await page.goto(`${site}/Admin/${appearance.screen}?open=edit&record=${record[appearance.key]}`)
  await openPreview(page, appearance, look)
  const part = appearance.part(frameOf(page), record)
  await part.waitFor()
  // Where a page of its own would be: gradients and letters are painted by their place on the screen.
  await page.locator(frame).evaluate((element: HTMLElement, high) => {
    Object.assign(element.style, { position: 'fixed', left: 0, top: 0, border: 0, zIndex: 9999, height: `${high}px` })
  }, height)
  await page.mouse.move(roomy.width - 1, height - 1)
  return picture(part)
}

/** Opens the preview of the form that is open, and chooses how it looks. */
export async function openPreview(
  page: Page,
  { placement }: Pick<Appearance, 'placement'>,
  { locale, width, scheme }: Look,
) {
  await page.getByRole('button', { name: /^(?:Aperçu|Preview)$/ }).click()
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check()
  // Where there is no room for them the choices are behind what is chosen.
  const menu = page.getByRole('dialog', { name: /^(?:Aperçu|Preview)$/ }).locator('summary')
  if ((page.viewportSize()?.width ?? 0) < 1088) await menu.click()
  if (placement !== undefined) await page.getByLabel(/^(?:Emplacement|Place)$/).selectOption({ label: placement })
  await choose(width === 360 ? /360/ : /1280/)
  await choose(locale === 'fr' ? /^(?:Français|French)$/ : /^(?:Anglais|English)$/)
  await choose(scheme === 'light' ? /^(?:Clair|Light)$/ : /^(?:Sombre|Dark)$/)
}

/** Width and height of a PNG. */
export const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

const frame = 'iframe[src="/Admin/apercu"]'

export const frameOf = (page: Page) => page.frameLocator(frame)

async function picture(part: Locator): Promise<Buffer> {
  await part.waitFor()
  await part.evaluate(bringToPlace)
  return part.screenshot({ animations: 'disabled', caret: 'hide' })
}

/**
 * Runs in the page: whatever stands above it, the part comes to one place of the document and of the window, with all
 * that it shows.
 */
async function bringToPlace(element: Element) {
  const images = [...element.querySelectorAll('img')]
  // Pictures are loaded as they come near, and a slide's fades in.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const frames = (count: number): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => resolve(count > 1 ? frames(count - 1) : undefined)))
  // What is read late moves it once more.
  do {
    const top = element.getBoundingClientRect().top + window.scrollY
    const above = Number.parseFloat(getComputedStyle(document.body).paddingTop)
    document.body.style.paddingBlock = `${16_000 - top + above}px 4000px`
    window.scrollTo(0, 15_800)
    await frames(20)
  } while (element.getBoundingClientRect().top !== 200)
  // A carousel that can be moved is painted as a layer of its own, which rounds otherwise.
  const track = element.closest<HTMLElement>('[role="group"]')?.parentElement
  if (!track) return
  for (let tries = 0; track.style.transform === '' && tries < 100; tries += 1) await frames(2)
  // The browser rounds the corners of what lies between two pixels otherwise with each painting, by one shade.
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.parentElement)
    part.style.borderRadius = '0'
  // Measured anew it is moved once more.
  for (; track.style.transform !== 'none'; await frames(20)) track.style.transform = 'none'
}
