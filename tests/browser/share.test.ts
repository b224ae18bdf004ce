import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteCached, until, visit } from '../support/browser/chromium'
import { hostileData } from '../support/browser/hostile-data'
import { writeData } from '../support/browser/made-data'
import { openPage, quietly } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { plainPhotos } from '../support/browser/photos'
import { pressAction } from '../support/browser/press-action'
import { stopAtEnd } from '../support/browser/stop-at-end'
import { firstOf, full } from '../support/full'

const both = (fr: string) => ({ fr, en: `${fr} (en)` })
const picture = '/api/files/salle.svg'
const hostile = JSON.parse(readFileSync(hostileData(), 'utf8'))
const data = writeData({
  ...hostile,
  actualites: [
    {
      id: 1,
      slug: 'salle',
      titre: both('Une salle des valeurs'),
      description: both(
        '<p>Ouverte <b>lundi</b> & <a href="/contact_us">sur rendez-vous</a>.</p><ul><li>Un</li><li>Deux</li></ul>' +
          '<p><img src="/api/files/plan.svg" alt="Le plan"></p>',
      ),
      image: '',
      datePublication: '2026-03-03',
      details: { imagePrincipale: picture, galleryPhotos: [], actualite_id: 1 },
    },
    {
      id: 2,
      slug: 'roman',
      titre: both('Un roman'),
      description: both(`<p>${'Une phrase de plus. '.repeat(40)}</p>`.repeat(100)),
      image: '',
      datePublication: '2026-03-02',
      details: { imagePrincipale: '', galleryPhotos: [], actualite_id: 2 },
    },
    ...hostile.actualites.map((row: { id: number }) => ({ ...row, id: row.id + 10 })),
  ],
  publications: [
    {
      id: 9999,
      title: both('Rapport annuel'),
      description: both('Les comptes.'),
      photo: '',
      document: '/api/files/rapport.pdf',
      publication_date: '2026-12-30',
    },
    ...hostile.publications,
  ],
  files: {
    'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'salle.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="99" height="99"/></svg>',
    'rapport.pdf': `%PDF-1.4 ${'rapport '.repeat(200)}`,
  },
})
const { site, browser } = await openSite({ data })

const pressShare = (page: Page, part = 'main') => pressAction(page.locator(part), 'Partager')
const choice = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })
const asFile = /Un fichier à lire hors ligne/

/** Shares the item as a file, in two presses and without a share sheet. Returns the downloaded file. */
async function saved(page: Page, choose = () => choice(page, asFile).click()): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await pressShare(page)
  await choose()
  const file = await download
  await page.getByText('Le fichier est dans vos téléchargements.').first().waitFor()
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

/** Presses the choice of the file as soon as it is drawn, while the file is still being made. */
const pressFileAtOnce = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const choices = document.querySelectorAll<HTMLElement>('dialog [aria-busy="true"]')
      const file = [...choices].find((each) => each.innerText.startsWith('Un fichier'))
      file?.click()
      if (file) observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Opens a received file. `happened` lists its requests, dialogs and windows. */
async function receiver(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const happened: string[] = []
  page.on('request', (request) => {
    if (request.url() !== address && !request.url().startsWith('data:')) happened.push(`asks ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (opened) => happened.push(`window ${opened.url()}`))
  await page.goto(address)
  return { page, happened }
}

test('a news item is shared as one file without a network, which is read in any browser without one', async () => {
  const { context, page, errors } = await visit(browser, { width: 360, worker: true })
  await openPage(page, `${site.url}/actualites/salle`)
  await siteCached(page)
  // A large photo, cached as the service worker does it.
  const { large } = await plainPhotos(browser, 2000, 1200)
  expect(large.length).toBeGreaterThan(200_000)
  await page.evaluate(
    async ([address, bytes]) => {
      const body = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const cache = await caches.open('pictures')
      await cache.put(address, new Response(body, { headers: { 'Content-Type': 'image/jpeg' } }))
    },
    [picture, large.toString('base64')] as const,
  )
  await until(page, () => (localStorage.getItem('cdec-cache') ?? '').includes('Ouverte'))
  // Prefetches under way end before requests are counted.
  await quietly(page, () => context.setOffline(true))
  const asked: string[] = []
  context.on('request', (request) => {
    // The update check of the worker is not counted.
    if (!request.serviceWorker() && !/\/assets\/|\/sw\.js$/.test(request.url())) asked.push(request.url())
  })
  const { name, text } = await saved(page)
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([])
  expect(errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  expect(name).toBe('cdec-une-salle-des-valeurs.html')
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024)
  expect(text).not.toMatch(/<script|javascript:|\son\w+=/i)

  const path = join(mkdtempSync(join(tmpdir(), 'cdec-')), name)
  writeFileSync(path, text)
  const { page: read, happened } = await receiver(context, `file://${path}`)
  expect(await read.title()).toBe('Une salle des valeurs')
  expect(await read.locator('html').getAttribute('lang')).toBe('fr')
  expect(await read.getByRole('banner').innerText()).toMatch(/^CDEC · Actualité · 3\smars 2026$/)
  await read.getByRole('heading', { level: 1, name: 'Une salle des valeurs' }).waitFor()
  expect(await read.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  expect(await read.getByRole('link', { name: 'sur rendez-vous' }).getAttribute('href')).toBe(`${site.url}/contact_us`)
  expect(await read.getByRole('listitem').allInnerTexts()).toEqual(['Un', 'Deux'])
  await read.getByText('[Le plan]').waitFor()
  await read.getByText(/^Publié par la Caisse des Dépôts et Consignations du Cameroun\. Copie du /).waitFor()
  await read.getByRole('link', { name: `${site.url}/actualites/salle` }).waitFor()
  expect(await read.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(happened).toEqual([])
})

test.runIf(full)(
  'a long text is cut to 60 KiB, and the file says so; a picture that is not on the device is left out, and the file says so; an early press counts',
  async () => {
    const { page } = await visit(browser)
    await openPage(page, `${site.url}/actualites/roman`)
    await pressFileAtOnce(page)
    const { text } = await saved(page, async () => {})
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024)
    expect(Buffer.byteLength(text)).toBeGreaterThan(50 * 1024)
    expect(text).toContain('La suite est sur la page du site.')

    await page.route(`**${picture}`, (route) => route.abort())
    await openPage(page, `${site.url}/actualites/salle`)
    expect((await saved(page)).text.replaceAll('&nbsp;', '\u00a0')).toContain(
      'L’image n’est pas jointe\u00a0: elle n’est pas sur l’appareil',
    )
  },
)

test.runIf(full)(
  'a device with a share sheet is given the link, the text, the file and the downloaded PDF itself',
  async () => {
    const { context, page } = await visit(browser)
    await context.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.canShare = (given) => given?.files !== undefined
      navigator.share = async ({ files, ...rest } = {}) => {
        const [file] = files ?? []
        shared.push({ ...rest, ...(file && { name: file.name, type: file.type, size: file.size }) })
      }
    })
    await openPage(page, `${site.url}/publications`)
    const card = '#publications-9999'
    const share = async (name: RegExp) => {
      await pressShare(page, card)
      await choice(page, name).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      return page.evaluate(() => (Reflect.get(window, 'shared') as unknown[]).at(-1))
    }
    const title = 'Rapport annuel'
    const address = `${site.url}/publications${card}`
    expect(await share(/^Le lien/)).toEqual({ title, url: address })
    expect(await share(/^Le texte/)).toEqual({
      title,
      text: `Rapport annuel\n\nCDEC · Publication · 30\u00a0décembre 2026\n\nLes comptes.\n\n${address}`,
    })
    expect(await share(asFile)).toMatchObject({ name: 'cdec-rapport-annuel.html', type: 'text/html' })

    await pressShare(page, card)
    await page.getByText('Pour partager aussi le document (PDF), gardez-le d’abord hors ligne').waitFor()
    await page.keyboard.press('Escape')
    await pressAction(page.locator(card), 'Garder hors ligne')
    await page.locator(card).getByRole('button', { pressed: true }).waitFor()
    expect(await share(/^Le document \(PDF\)/)).toMatchObject({
      name: 'rapport.pdf',
      type: 'application/pdf',
      size: 1609,
    })
  },
)

const hostileItems = [
  '/interviews/tout',
  '/actualites/tout',
  '/communique',
  '/interviews/profond',
  '/publications',
  '/textes_reglementaires',
]
test.runIf(full)(
  'the file of a hostile item runs nothing and requests nothing, from disk or from a server, with its policy or without',
  async () => {
    const { context } = await visit(browser)
    const files = new Map<string, string>()
    const server = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(files.get(request.url ?? ''))
    })
    stopAtEnd(async () => server.close())
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    for (const path of firstOf(1, hostileItems)) {
      const page = await context.newPage()
      await page.route(
        (url) => url.origin !== site.url,
        (route) => route.abort(),
      )
      await openPage(page, site.url + path)
      const { text } = await saved(page)
      await page.close()
      const bare = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      expect(bare).not.toBe(text)
      for (const [name, content] of [
        ['whole', text],
        ['bare', bare],
      ] as const) {
        const file = join(mkdtempSync(join(tmpdir(), 'cdec-')), 'item.html')
        writeFileSync(file, content)
        files.set(`/${name}`, content)
        for (const address of [`file://${file}`, `${origin}/${name}`]) {
          const { page: read, happened } = await receiver(context, address)
          expect(await read.evaluate(act), `${path} ${address}`).toEqual([])
          expect(happened.filter((line) => !line.endsWith('/favicon.ico'))).toEqual([])
          await read.close()
        }
      }
    }
  },
)

/** Runs in the file: fires the events of every element. Returns the elements and attributes that are not allowed. */
async function act(): Promise<string[]> {
  const all = [...document.querySelectorAll('body, body *')]
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
  for (const element of all)
    for (const type of ['click', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'begin'])
      element.dispatchEvent(new Event(type, { cancelable: true }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const found = 'hasRun' in window ? [`ran ${String(window.hasRun)} times`] : []
  for (const { tagName, attributes, outerHTML } of all) {
    if (
      !/^(?:body|header|main|footer|div|h[1-4]|p|ul|ol|li|br|hr|span|b|strong|i|em|u|s|sub|sup|blockquote|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)$/i.test(
        tagName,
      )
    )
      found.push(outerHTML.slice(0, 150))
    for (const { name, value } of attributes) {
      if (!/^(?:href|title|src|alt|width|height|colspan|rowspan|start|lang|rel|target)$/.test(name)) found.push(name)
      if (name === 'src' && !value.startsWith('data:image/jpeg;base64,')) found.push(value)
      if (name === 'href' && !/^(?:https?:|mailto:|tel:)/.test(value)) found.push(value)
    }
  }
  return [...new Set(found)].slice(0, 20)
}
