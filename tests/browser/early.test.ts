import type { Locator, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { addData } from '../support/browser/mock'
import { hydrated } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { firstOf } from '../support/full'

// On a slow network the prerendered page is used long before the client bundle is loaded.

const { site, browser } = await openSite()

/** Opens a page whose scripts are held back until `letThrough` is called. */
async function openHeld(path: string, width: number, locale: 'fr' | 'en' = 'fr') {
  const { page, errors } = await visit(browser, { width, locale })
  const held: Route[] = []
  let hold = true
  await page.route('**/assets/*.js', (route) => (hold ? void held.push(route) : route.continue()))
  await page.goto(site.url + path)
  const letThrough = async () => {
    hold = false
    await Promise.all(held.map((route) => route.continue()))
  }
  return { page, errors, letThrough }
}

/** Returns the top of an element in the window, in CSS px. */
const top = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top)

test('before the client bundle is there a year is chosen, words are typed and the search is pressed: the list is filtered and the search opens when it is, whatever picture is late', async () => {
  const { page, errors, letThrough } = await openHeld('/publications', 360)
  const main = page.getByRole('main')
  // The window's load event waits for it.
  await page.route('**/images/late.jpg', () => undefined)
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/images/late.jpg' })))
  const [year = ''] = await main.getByLabel('Année').selectOption({ index: 1 })
  await main.getByRole('searchbox').fill('rapport')
  await page.getByRole('button', { name: /^Rechercher/ }).click()
  await letThrough()
  await page.getByRole('dialog').getByRole('searchbox').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.search === `?annee=${year}&q=rapport` || url.search === `?q=rapport&annee=${year}`)
  expect(await main.getByLabel('Année').inputValue()).toBe(year)
  expect(await main.getByRole('searchbox').inputValue()).toBe('rapport')
  expect(errors).toEqual([])
})

test('an address typed into the French document of the sign-in page stays when it is drawn in English', async () => {
  const { page, errors, letThrough } = await openHeld('/loginadmin', 360, 'en')
  await page.getByLabel(/^Adresse électronique/).fill('admin@cdec.cm')
  await letThrough()
  const address = page.getByLabel(/^Email address/).first()
  await address.waitFor()
  expect(await address.inputValue()).toBe('admin@cdec.cm')
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(errors).toEqual([])
})

test('what is pressed in the header of the shell is not lost when the page takes its place', async () => {
  await addData(site.url, { actualites: [{ slug: 'de-ce-matin', titre: 'Une nouvelle de ce matin' }] })
  // A record that is newer than the build has no document: its address is answered with the shell.
  const { page, errors, letThrough } = await openHeld('/actualites/de-ce-matin', 360)
  await page.locator('[data-frame=site]').getByRole('button', { name: 'Menu' }).click()
  await letThrough()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Une nouvelle de ce matin' }).waitFor()
  const titles = await page.locator('head title').allTextContents()
  expect(titles).toEqual(['Une nouvelle de ce matin · CDEC Cameroun'])
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Présentation' }).click()
  await page.waitForURL('**/lacdec')
  await menu.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test('an address given before the client bundle is there is subscribed when it is, and never stands in the address bar', async () => {
  const { page, errors, letThrough } = await openHeld('/missions', 1280)
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Votre adresse électronique' })
  await field.fill('tot@exemple.cm')
  await field.press('Enter')
  expect(page.url()).toBe(`${site.url}/missions`)
  // The rows are shorter than their placeholder, and the scroll position follows the end of the page.
  const place = await top(field)
  const [asked] = await Promise.all([page.waitForRequest('**/api/subscribers'), letThrough()])
  expect(asked.postDataJSON()).toEqual({ email: 'tot@exemple.cm' })
  await page.getByText('Votre inscription a été prise en compte.').waitFor()
  expect(Math.abs((await top(field)) - place)).toBeLessThan(1)
  expect(errors).toEqual([])
})

test('a formatted text has its headings and lists in the document, and the client bundle leaves them as they are', async () => {
  const { page, errors, letThrough } = await openHeld('/lacdec', 360)
  const text = page.getByRole('main').getByRole('heading', { level: 2, name: 'Une institution publique de confiance' })
  const before = await text.elementHandle()
  expect(await page.getByRole('main').locator('h2 + p').first().isVisible()).toBe(true)
  const answered = page.waitForResponse('**/api/presentations')
  await letThrough()
  await answered
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect(errors).toEqual([])
})

/** What others write into a page before it is hydrated. Each runs in the page. */
const writers: Record<string, () => void> = {
  'a password manager puts elements beside fields and attributes on them': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main input')) {
      field.setAttribute('data-manager', 'x')
      field.form?.setAttribute('data-manager', 'x')
      field.before(document.createElement('i'))
      field.after(document.createElement('button'))
    }
  },
  'a password manager puts fields into boxes of its own': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main input')) {
      const [focused, box] = [document.activeElement, document.createElement('span')]
      field.replaceWith(box)
      box.append(field)
      if (field === focused) field.focus()
    }
  },
  'iOS makes links of figures': () => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (/\d{2}/.test(texts.currentNode.nodeValue ?? '')) found.push(texts.currentNode as Text)
    for (const text of found) {
      const figures = text.splitText(text.data.search(/\d{2}/))
      figures.splitText(2)
      const link = document.createElement('a')
      link.href = 'tel:1'
      figures.replaceWith(link)
      link.append(figures)
    }
  },
  'a translator changes and wraps texts': () => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const [index, text] of found.entries()) {
      text.data = text.data.toUpperCase()
      if (index % 2) continue
      const outer = document.createElement('font')
      text.replaceWith(outer)
      outer.append(text)
    }
  },
  'a grammar checker takes spaces for its own elements': () => {
    for (const field of document.querySelectorAll('main input'))
      field.after(document.createElement('grammarly-extension'))
    document.querySelector('main')?.normalize()
    for (const text of document.querySelectorAll('main p')) text.firstChild?.remove()
  },
  'a browser writes dates and numbers in another way than the server': () => {
    for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat])
      Object.defineProperty(prototype, 'format', { get: () => () => 'autre texte' })
  },
}

describe.each(Object.keys(writers))('before hydration %s', (name) => {
  const pages = [
    ['/publications', 'Rechercher une publication', 'rapport'],
    ['/login', 'Adresse électronique', 'awa@exemple.cm'],
    ['/inscription/usager', 'Adresse électronique', 'awa@exemple.cm'],
  ] as const
  test.each(firstOf(1, pages))(
    '%s is not drawn anew, and keeps what is typed and the focus',
    async (path, label, typed) => {
      const { page, errors, letThrough } = await openHeld(path, 360)
      const main = page.getByRole('main')
      const field = main.getByLabel(label).first()
      await field.fill(typed)
      const [parts, focused] = [await main.locator('h1, input').elementHandles(), await field.elementHandle()]
      await page.evaluate(writers[name] ?? Object)
      await letThrough()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      for (const part of parts) expect(await part.evaluate(({ isConnected }) => isConnected)).toBe(true)
      expect(await focused?.evaluate((one) => [one === document.activeElement, Reflect.get(one, 'value')])).toEqual([
        true,
        typed,
      ])
      await page.getByRole('link', { name: 'CDEC' }).first().click()
      await page.waitForURL(`${site.url}/`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(errors).toEqual([])
    },
  )
})
