import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from '../support/browser/axe'
import { contextIn, launch } from '../support/browser/chromium'
import { type Served, startSite } from '../support/browser/processes'
import { publicPaths } from '../support/browser/public-paths'

/** Every way to look at the site; `npm run test:full` takes all of them for every route, `npm test` one in turn. */
const looks = (['fr', 'en'] as const).flatMap((locale) =>
  [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ locale, width, scheme }))),
)
type Look = (typeof looks)[number]
const full = process.env['FULL_MATRIX'] === '1'

let browser: Browser
let site: Served
beforeAll(async () => {
  site = await startSite()
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await site.kill()
})

function scenario(name: string) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${site.url}/__mock/scenario`, { method: 'POST', headers, body: JSON.stringify({ name }) })
}

async function visit({ locale, width, scheme }: Look, token?: string) {
  const more = { colorScheme: scheme, serviceWorkers: 'block' } as const
  const context = await contextIn(browser, { locale, width, ...(token !== undefined && { token }) }, more)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { context, page }
}

/** Opens a page and waits until it shows what it has to show. */
async function open(page: Page, path: string) {
  await page.goto(site.url + path)
  await page.locator('h1').first().waitFor()
  // The program is alive once the page says so to nobody any more: the shell and the first loading state are gone.
  await page.waitForFunction(() => document.querySelector('main, [class*=Main]') !== null)
  await page
    .locator('main')
    .getByText(/^(?:Chargement|Loading)…$/)
    .first()
    .waitFor({ state: 'detached' })
  // What is pressed before the program is alive is not heard.
  await page.waitForLoadState('networkidle')
}

const records = [
  '/actualites/nouvelle-salle-des-valeurs',
  '/interviews/notaires-et-fonds-de-clients',
  '/nulle-part',
  '/loginadmin',
]
const routes = [...publicPaths, ...records]

describe.each(looks.map((look, turn) => ({ ...look, turn })))('$locale at $width px, $scheme', ({ turn, ...look }) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await visit(look))
  })
  afterAll(() => context.close())
  const chosen = routes.filter((_route, index) => full || index % looks.length === turn)

  test.each(chosen)('%s', async (path) => {
    await open(page, path)
    expect(await faults(page)).toEqual([])
  })
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'a group of the menu is open': async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/missions')
    await page.getByRole('navigation').first().getByRole('button').first().click()
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: /Gouvernance|Governance/ })
      .waitFor()
  },
  'the menu of a phone is open': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/missions')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  },
  'the search is open with results': async (page) => {
    await open(page, '/missions')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Rechercher|Search/ })
      .click()
    await page.getByRole('dialog').getByRole('searchbox').fill('CDEC')
    await page.getByRole('dialog').getByRole('link').first().waitFor()
  },
  'the chat is open': async (page) => {
    await open(page, '/missions')
    await page.getByRole('button', { name: /Ouvrir la discussion|Open the chat/ }).click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
  },
  'the contact form has errors': async (page) => {
    await open(page, '/contact_us')
    await page.locator('main form').getByRole('button').last().click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
  'the registration has errors': async (page) => {
    await open(page, '/inscription/usager')
    await page.getByRole('button', { name: /Terminer l’inscription|Finish registration|Complete/ }).click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
  'a sign-in is refused': async (page) => {
    await open(page, '/login')
    await page.locator('main input[type=email]').fill('admin@cdec.cm')
    await page.locator('main input[type=password]').fill('rien de tel')
    await page.locator('main form button[type=submit]').click()
    await page.locator('main [role=alert]').first().waitFor()
  },
  'a video plays': async (page) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>a</title><main><h1>a</h1></main>',
      }),
    )
    await open(page, '/mediatheque')
    await page
      .getByRole('button', { name: /^(?:Regarder|Watch)/ })
      .first()
      .click()
    await page.locator('main iframe').waitFor()
  },
}

describe('what is opened', () => {
  const some = full ? looks : looks.filter((_look, index) => index === 0 || index === 7)
  test.each(some.flatMap((look) => Object.keys(states).map((state) => ({ ...look, state }))))(
    '$state: $locale, $width px, $scheme',
    async ({ state, ...look }) => {
      const { context, page } = await visit(look)
      try {
        await states[state]?.(page)
        expect(await faults(page)).toEqual([])
      } finally {
        await context.close()
      }
    },
  )
})

describe.each(['empty', 'failing', 'hostile'])('the provider is %s', (name) => {
  beforeAll(() => scenario(name))
  afterAll(() => scenario('normal'))
  const paths = [
    '/',
    '/publications',
    '/mediatheque',
    '/textes_reglementaires',
    '/interviews',
    '/partenaires',
    '/lacdec',
    '/infocdec',
  ]

  test.each(full ? looks : looks.slice(1, 2))('$locale at $width px, $scheme', async (look) => {
    const { context, page } = await visit(look)
    try {
      const found: string[] = []
      for (const path of paths) {
        await open(page, path)
        found.push(...(await faults(page)).map((fault) => `${path} ${fault}`))
      }
      expect(found).toEqual([])
    } finally {
      await context.close()
    }
  })
})
