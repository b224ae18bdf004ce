import { describe, expect, test } from 'vitest'
import { contextIn } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { pixelComparer } from '../support/browser/pixels'
import { misfits } from '../support/browser/reflow'
import { answerWith } from '../support/browser/sized-answers'
import { firstOf, full } from '../support/full'

const { site, browser } = await openSite()

async function open(path: string, options: Parameters<typeof contextIn>[1] & { dark?: boolean } = {}) {
  const { dark = false, ...reader } = options
  const more = { serviceWorkers: 'block', colorScheme: dark ? 'dark' : 'light' } as const
  const context = await contextIn(browser, reader, more)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { context, page, go: () => openPage(page, site.url + path) }
}

test('a wide screen has the menu as a bar, a phone as a drawer: never both', async () => {
  for (const [width, bar] of [
    [1280, true],
    [360, false],
  ] as const) {
    const { context, page, go } = await open('/depot', { width })
    await go()
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(!bar)
    expect(await page.getByRole('navigation', { name: 'Navigation principale' }).isVisible()).toBe(bar)
    await context.close()
  }
})

describe('on a phone', () => {
  test('a video is played as wide as its card', async () => {
    const { context, page, go } = await open('/mediatheque', { width: 360 })
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
    await context.close()
  })

  test.runIf(full)('a long title has the width of its card', async () => {
    const { context, page, go } = await open('/publications', { width: 360 })
    await answerWith(context, { rows: 1, texts: 'long' })
    await go()
    const lines = await page.getByRole('article').evaluate((card) => {
      const range = document.createRange()
      range.selectNodeContents(card.querySelector('h2') ?? card)
      const widths = [...range.getClientRects()].map(({ width }) => width / card.clientWidth)
      // The last line is as long as what is left.
      return widths.slice(0, -1)
    })
    expect(lines.length).toBeGreaterThan(5)
    expect(Math.max(...lines)).toBeGreaterThan(0.75)
    expect(lines.reduce((total, width) => total + width, 0) / lines.length).toBeGreaterThan(0.6)
    await context.close()
  })

  test.each(full ? ['/inscription/usager', '/sponsor', '/login'] : ['/inscription/usager'])(
    'the form of %s begins in the first window',
    async (path) => {
      const { context, page, go } = await open(path, { width: 360 })
      await go()
      const field = await page.locator('main input').first().boundingBox()
      expect((field?.y ?? 800) + (field?.height ?? 0)).toBeLessThan(640)
      await context.close()
    },
  )
})

test.each(full ? [360, 768, 1280] : [360])(
  'the button of a document has its words on one line, %i px',
  async (width) => {
    const { context, page, go } = await open('/publications', { width })
    await go()
    const heights = await page
      .getByRole('link', { name: /^Ouvrir le document/ })
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(48)
    await context.close()
  },
)

test.each(full ? [1024, 1280] : [1024])(
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
    expect(await page.evaluate(misfits)).toEqual([])
    await context.close()
  },
)

describe('the organisation chart has the paper of the page', () => {
  const dark = [0x17, 0x20, 0x38]
  const schemes = [
    ['chosen dark on a light device', false, 'Sombre', dark],
    ['of a light device', false, '', [255, 255, 255]],
    ['of a dark device', true, '', dark],
  ] as const
  test.each(firstOf(1, schemes))('%s', async (_what, device, chosen, paper) => {
    const pixels = await pixelComparer(browser)
    const { context, page, go } = await open('/organigramme', { dark: device })
    await go()
    if (chosen !== '') {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByText(chosen, { exact: true }).click()
    }
    const picture = await page.getByRole('img', { name: /^Organigramme de la CDEC/ }).screenshot()
    expect(await pixels.colours(picture, [[8, 8]])).toEqual([[...paper]])
    await context.close()
    await pixels.close()
  })
})

describe('words without a place to break at', () => {
  test.each(
    full ? ['/', '/missions', '/partenaires', '/publications', '/actualites/fiche-1'] : ['/', '/actualites/fiche-1'],
  )('%s', async (path) => {
    const { context, page, go } = await open(path, { width: 360 })
    await answerWith(context, { rows: 3, texts: 'unbroken' })
    await go()
    expect(await page.evaluate(misfits)).toEqual([])
    await context.close()
  })
})

test.each(full ? ['/interviews/inconnue', '/actualites/inconnue'] : ['/interviews/inconnue'])(
  'the message of %s keeps off the edges',
  async (path) => {
    const { context, page, go } = await open(path, { width: 360 })
    await go()
    const message = await page.getByText(/n’existe pas/).boundingBox()
    expect(message?.x).toBeGreaterThanOrEqual(12)
    expect((message?.x ?? 0) + (message?.width ?? 360)).toBeLessThanOrEqual(348)
    await context.close()
  },
)
