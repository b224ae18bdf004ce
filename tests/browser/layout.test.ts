import { describe, expect, test } from 'vitest'
import { launch, type Visitor, visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { pixelComparer } from '../support/browser/pixels'
import { menuOf, pressAction } from '../support/browser/press-action'
import { doubled, layoutErrors } from '../support/browser/reflow'
import { answerWith } from '../support/browser/sized-answers'
import { stopAtEnd } from '../support/browser/stop-at-end'
import { firstOf, full } from '../support/full'

const { site, browser } = await openSite()

/** Opens a visit; `go` opens the page, once its answers are set up. */
async function open(path: string, visitor: Visitor = {}) {
  const { context, page } = await visit(browser, visitor)
  return { context, page, go: () => openPage(page, site.url + path) }
}

test.runIf(full)('a wide screen has the menu as a bar, a phone as a drawer: never both', async () => {
  for (const [width, bar] of [
    [1280, true],
    [360, false],
  ] as const) {
    const { page, go } = await open('/depot', { width })
    await go()
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(!bar)
    expect(await page.getByRole('navigation', { name: 'Navigation principale' }).isVisible()).toBe(bar)
  }
})

test('on a phone the note that a document is kept stands beside the picture of its card, above the title', async () => {
  const { page, go } = await open('/publications', { width: 360 })
  await go()
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
  const kept = card.getByText('Gardé hors ligne', { exact: true }).first()
  await pressAction(card, /^Garder hors ligne/)
  await kept.waitFor()
  const [note, picture, title] = await Promise.all(
    [kept, card.locator('img'), card.getByRole('heading')].map((part) => part.boundingBox()),
  )
  expect(note?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  expect(note?.y).toBeLessThan(title?.y ?? 0)
})

test('no notice covers the header', async () => {
  const { page, go } = await open('/missions', { width: 360 })
  // A failure's notice stays.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  )
  await go()
  await page.getByRole('button', { name: 'Partager' }).click()
  const toast = page.locator('div', { has: page.getByRole('button', { name: 'Fermer la notification' }) }).last()
  const distances: Record<number, number> = {}
  for (const width of [360, 450, 480, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [top, bottom] = await Promise.all([
      toast.evaluate((element) => element.getBoundingClientRect().top),
      page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom),
    ])
    distances[width] = Math.round(top - bottom)
  }
  expect(Object.entries(distances).filter(([, distance]) => distance < 0)).toEqual([])
})

describe('on a phone', () => {
  test.runIf(full)('a video is played as wide as its card', async () => {
    const { page, go } = await open('/mediatheque', { width: 360 })
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a</title>' }),
    )
    await go()
    const play = page.getByRole('button', { name: /^Regarder/ }).first()
    const card = await page.getByRole('article').first().boundingBox()
    await play.click()
    const player = await page.locator('main iframe').boundingBox()
    expect(player?.width).toBeGreaterThan((card?.width ?? 0) - 4)
    expect((player?.width ?? 0) / (player?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  })

  test.runIf(full)('a long title has the width of its card', async () => {
    const { context, page, go } = await open('/publications', { width: 360 })
    await answerWith(context, { rows: 1, texts: 'long' })
    await go()
    const lines = await page.getByRole('article').evaluate((card) => {
      const range = document.createRange()
      range.selectNodeContents(card.querySelector('h2') ?? card)
      const widths = [...range.getClientRects()].map(({ width }) => width / card.clientWidth)
      // The last line may be short.
      return widths.slice(0, -1)
    })
    expect(lines.length).toBeGreaterThan(5)
    expect(Math.max(...lines)).toBeGreaterThan(0.75)
    expect(lines.reduce((total, width) => total + width, 0) / lines.length).toBeGreaterThan(0.6)
  })

  test.runIf(full).each(['/inscription/usager', '/sponsor', '/login'])(
    'the form of %s begins in the first window',
    async (path) => {
      const { page, go } = await open(path, { width: 360 })
      await go()
      const field = await page.locator('main input').first().boundingBox()
      expect((field?.y ?? 800) + (field?.height ?? 0)).toBeLessThan(640)
    },
  )
})

describe('a card of a list', () => {
  test('has a title that opens its document, at most one visible action, and a menu with the others', async () => {
    const { page, go } = await open('/communique', { width: 360 })
    await go()
    const cards = page.getByRole('main').getByRole('article')
    const controls = await cards.evaluateAll((all) =>
      all.map((card) => [...card.querySelectorAll('a, button')].filter((one) => one.checkVisibility()).length),
    )
    expect(Math.max(...controls)).toBeLessThanOrEqual(3)
    const card = cards.filter({ has: page.getByRole('link', { name: /\(PDF\)/ }) }).first()
    expect(await card.getByRole('heading').getByRole('link').getAttribute('target')).toBe('_blank')
    const menu = menuOf(card)
    const choice = card.getByRole('button', { name: /^Garder hors ligne/ })
    await menu.focus()
    await page.keyboard.press('Enter')
    await choice.waitFor()
    await page.keyboard.press('Tab')
    expect(await choice.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await choice.waitFor({ state: 'hidden' })
    expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true)
    await menu.click()
    await choice.waitFor()
    await page.mouse.click(180, 90)
    await choice.waitFor({ state: 'hidden' })
  })

  test.runIf(full)('leaves room for two and a half press releases in the window of a phone', async () => {
    const { page, go } = await open('/communique', { width: 360 })
    await page.setViewportSize({ width: 360, height: 780 })
    await go()
    const cards = page.getByRole('main').getByRole('article')
    await cards.nth(3).evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY - 70))
    const seen = await cards.evaluateAll((all) =>
      all
        .slice(3)
        .map((card) => card.getBoundingClientRect())
        .map(({ top, height }) => Math.max(0, Math.min(1, (innerHeight - top) / height)))
        .reduce((sum, part) => sum + part, 0),
    )
    expect(seen).toBeGreaterThanOrEqual(2.5)
  })
})

describe.each(firstOf(1, ['wide', 'narrow'] as const))('with text at 200 %% on a phone, in %s fonts', (fonts) => {
  /** Opens pages with large text, whose header gives way and whose titles have no word cut. Returns the last page. */
  async function openLarge(textSize: number, style = '') {
    const large = await launch({ textSize, fonts })
    stopAtEnd(() => large.close())
    const { page } = await visit(large, { width: 360, bypassCSP: true })
    for (const path of ['/textes_reglementaires', '/cons_convention', '/']) {
      await openPage(page, site.url + path)
      if (style !== '') await page.addStyleTag({ content: style })
      const header = page.getByRole('banner')
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(120)
      await page.evaluate(() => scrollTo(0, 700))
      expect((await header.boundingBox())?.y).toBeLessThan(-400)
      expect(await page.evaluate(cutWords)).toEqual([])
    }
    return page
  }

  test.runIf(full)('the header gives way and no word of a title is cut, by a style of the reader', async () => {
    await openLarge(16, doubled)
  })

  test('the header gives way, no word of a title is cut, the menu and the search fit the window', async () => {
    const page = await openLarge(32)
    const header = page.getByRole('banner')
    const dialog = page.getByRole('dialog')
    const isWhole = () => dialog.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollLeft === 0)
    await header.getByRole('button', { name: 'Menu' }).click()
    await dialog.getByRole('link', { name: 'Publications' }).waitFor()
    expect(await isWhole()).toBe(true)
    await page.keyboard.press('Escape')
    await header.getByRole('button', { name: 'Rechercher' }).click()
    const field = dialog.getByRole('searchbox')
    await field.fill('caution')
    await dialog
      .getByRole('link', { name: /^Cautionnement/ })
      .first()
      .waitFor()
    expect(await isWhole()).toBe(true)
    const room = await field.evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })
    expect(room).toBeGreaterThan(100)
  })
})

/** Runs in the page: returns the words of the h1 that are broken over several lines. */
function cutWords(): string[] {
  const heading = document.querySelector('h1')
  if (heading === null) return ['there is no h1']
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  return found
}

test.runIf(full)('a title on a computer is as wide as its room', async () => {
  const { page, go } = await open('/actualites/l-inscription-en-ligne-est-ouverte', { width: 1280 })
  await go()
  const title = page.getByRole('heading', { level: 1, name: 'L’inscription en ligne est ouverte' })
  expect((await title.boundingBox())?.height).toBeLessThan(90)
})

test('the question what one wants to do comes first on the home page, with the way to one’s case, in the first window of a phone', async () => {
  const { page, go } = await open('/', { width: 360 })
  await page.setViewportSize({ width: 360, height: 780 })
  await go()
  const links = page.getByRole('main').getByRole('link')
  expect(await links.first().innerText()).toMatch(/^Que voulez-vous faire/)
  expect(await links.nth(1).innerText()).toBe('Trouver mon cas')
  const box = await links.nth(1).boundingBox()
  expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThan(780)
})

test.runIf(full).each([1024, 1280])(
  'however long a user’s name, the header keeps its brand and its tools, %i px',
  async (width) => {
    const { context, page, go } = await open('/missions', { width, token: 'any' })
    const name = 'Marie-Antoinette Ngo Bassomb épouse Etoundi Mballa'
    const me = { id: 1, name, email: 'm@cdec.cm', type_user: 'administrateur' }
    await context.route('**/api/me', (route) => route.fulfill({ json: { data: { data: me } } }))
    await go()
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: `Connecté : ${name}` }).waitFor()
    const brand = await header.getByText('Caisse des Dépôts et Consignations', { exact: true }).boundingBox()
    expect(brand?.height).toBeLessThan(30)
    expect(await page.evaluate(layoutErrors)).toEqual([])
  },
)

describe('the organisation chart has the paper of the page', () => {
  const dark = [0x17, 0x20, 0x38]
  const schemes = [
    ['chosen dark on a light device', 'light', 'Sombre', dark],
    ['of a light device', 'light', '', [255, 255, 255]],
    ['of a dark device', 'dark', '', dark],
  ] as const
  test.runIf(full).each(schemes)('%s', async (_what, scheme, chosen, paper) => {
    const pixels = await pixelComparer(browser)
    const { page, go } = await open('/organigramme', { scheme })
    await go()
    if (chosen !== '') {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByText(chosen, { exact: true }).click()
    }
    const picture = await page.getByRole('img', { name: /^Organigramme de la CDEC/ }).screenshot()
    expect(await pixels.colours(picture, [[8, 8]])).toEqual([[...paper]])
  })
})

describe('words without a place to break at', () => {
  test.runIf(full).each(['/actualites/fiche-1', '/', '/missions', '/partenaires', '/publications'])(
    '%s',
    async (path) => {
      const { context, page, go } = await open(path, { width: 360 })
      await answerWith(context, { rows: 3, texts: 'unbroken' })
      await go()
      expect(await page.evaluate(layoutErrors)).toEqual([])
    },
  )
})

test.runIf(full).each(['/interviews/inconnue', '/actualites/inconnue'])(
  'the message of %s keeps off the edges',
  async (path) => {
    const { page, go } = await open(path, { width: 360 })
    await go()
    const message = await page.getByText(/n’existe pas/).boundingBox()
    expect(message?.x).toBeGreaterThanOrEqual(12)
    expect((message?.x ?? 0) + (message?.width ?? 360)).toBeLessThanOrEqual(348)
  },
)
