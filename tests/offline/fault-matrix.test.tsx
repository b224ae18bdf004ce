import { type TableName, table } from '@mocks/db'
import { reset, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { full } from '../support/full'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { textsOf } from '../support/texts-of'
import { withProvider } from '../support/with-provider'

/** A kind of page, by one example. */
interface Kind {
  path: string
  /** A text of the provider that it shows; '' for a page without data of the provider. */
  shows: string
  /** All of its content comes from the provider. */
  list?: true
}

interface Fault {
  /** Answers each call during the fault; `over` is fulfilled when the fault ends. */
  answer: (over: Promise<void>) => Response | Promise<Response>
  /** The message about it on pages that show data of the provider; '' for none. */
  message: string
  /** The answer is a valid one, so that nothing is requested again. */
  isValid?: boolean
}

const failing = 'Le service est momentanément indisponible.'
const silent = 'Le réseau ne répond pas.'
const portal = '<!doctype html><title>Portail</title><h1>Veuillez vous connecter</h1>'
const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** The first ones are those of npm test. */
const faults: Record<string, Fault> = {
  'F1 500 with a message': {
    answer: () => HttpResponse.json({ message: 'Erreur' }, { status: 500 }),
    message: failing,
  },
  'F3 no answer': { answer: (over) => over.then(() => HttpResponse.error()), message: silent },
  'F24 no network': { answer: () => HttpResponse.error(), message: 'Vous êtes hors ligne.' },
  'F6 a web page instead of data': { answer: () => new HttpResponse(portal, { headers: html }), message: failing },
  'F7 null': { answer: () => HttpResponse.json(null), message: '', isValid: true },
  'F2 a connection that breaks': { answer: () => HttpResponse.error(), message: silent },
  'F4 a slow drip': { answer: drip, message: silent },
  'F5 half an answer': { answer: () => new HttpResponse('[{"id": 1, "tit'), message: failing },
  'F8 too many requests': {
    answer: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    message: failing,
  },
  'F10 forbidden': { answer: () => HttpResponse.json({ message: 'Interdit' }, { status: 403 }), message: failing },
  'F29 nothing where data is expected': { answer: () => new HttpResponse(null, { status: 204 }), message: failing },
}

/** Answers with one character per second; the answer breaks when the fault ends. */
function drip(over: Promise<void>): Response {
  const letters = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const timer = setInterval(() => controller.enqueue(letters.encode(' ')), 1000)
      const stop = () => {
        clearInterval(timer)
        controller.error(new Error('The line broke'))
      }
      void over.then(stop)
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

withProvider(fewRows)
reset(fewRows)
const kinds = allKinds()

const uncaught: string[] = []
const recordError = (event: Event) => uncaught.push(event instanceof ErrorEvent ? event.message : event.type)
beforeAll(() => {
  window.addEventListener('error', recordError)
  window.addEventListener('unhandledrejection', recordError)
})
beforeEach(() => {
  uncaught.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

const main = () => within(screen.getByRole('main'))
const status = () => textsOf(screen.getAllByRole('status')).join(' ')

/** Starts a fault; returns the function that ends it. */
function startFault(name: string, { answer }: Fault) {
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  server.use(http.get('*/api/*', () => answer(over)))
  const cut = name.startsWith('F24')
  if (cut) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return async () => {
    server.resetHandlers()
    if (cut) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await act(async () => {
      if (cut) window.dispatchEvent(new Event('online'))
      end()
    })
  }
}

/** Expects a page with a heading and links, and no uncaught error. */
async function expectPage() {
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent?.trim()).not.toBe('')
  expect(screen.getAllByRole('link').length).toBeGreaterThan(10)
  expect(screen.queryByText('Cette page n’a pas pu s’afficher')).toBeNull()
  expect(uncaught).toEqual([])
}

const shown = (words: string) => vi.waitFor(() => expect(main().queryAllByText(words)).not.toEqual([]), 5000)

async function firstVisit(name: string, fault: Fault, { path, shows, list }: Kind) {
  const end = startFault(name, fault)
  await openApp(path)
  await expectPage()
  await pass(9000)
  await expectPage()
  if (shows === '') return end()
  // A pending request of the countries shows no failure yet.
  if (path === '/inscription/usager' && !/^F[347] /.test(name))
    expect(screen.getByText('Impossible de charger la liste des pays. Veuillez réessayer.')).toBeVisible()
  else await vi.waitFor(() => expect(status()).toContain(fault.message), 5000)
  if (fault.isValid) return end()
  const away = /réseau|hors ligne/.test(fault.message)
  const failure = away ? /n’a pas encore été gardée/ : 'Le contenu de cette page n’a pas pu être chargé.'
  if (list) expect(main().getByText(failure)).toBeVisible()
  // A list that could not be read is not called empty.
  expect(main().queryByText(/^Aucune? .* disponible/)).toBeNull()
  await end()
  await pass(35_000)
  await shown(shows)
  expect(status()).not.toContain(fault.message)
}

/** Expects data that was read an hour before the fault to be shown with its date, and to be read again when the fault ends. */
async function secondVisit(name: string, fault: Fault, { path, shows }: Kind) {
  const { unmount } = await openApp(path)
  await shown(shows)
  const cached = () => localStorage.getItem('cdec-cache') ?? ''
  await vi.waitFor(() => expect(cached()).toContain(JSON.stringify(shows).slice(1, -1)), 5000)
  unmount()
  const stored = cached()
  const hourAgo = Date.now() - 3_600_000
  localStorage.setItem('cdec-cache', stored.replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${hourAgo}`))
  const end = startFault(name, fault)
  await openApp(path)
  await shown(shows)
  await pass(9000)
  await vi.waitFor(() => expect(status()).toContain(fault.message), 5000)
  expect(status()).toMatch(/Données du \d+ \p{L}+/u)
  await shown(shows)
  await end()
  await pass(35_000)
  await vi.waitFor(() => expect(status()).not.toMatch(/Données du/), 5000)
  await expectPage()
}

const names = Object.keys(kinds)
const dated = names.filter((kind) => kinds[kind]?.shows && kind !== 'the registration')

/** Each fault with each kind of page; in npm test the first faults with one kind each. */
const casesOf = (faultsOf: [string, Fault][], pages: string[], count: number) =>
  faultsOf.flatMap(([name, fault], at) =>
    pages
      .filter((_, n) => full || (at < count && n === at % pages.length))
      .map((kind) => ({ name, fault, kind, page: kinds[kind] ?? { path: '/', shows: '' } })),
  )
const all = Object.entries(faults)

test.each(casesOf(all, names, 5))('$name: $kind, never read before', async ({ name, fault, page }) => {
  await firstVisit(name, fault, page)
})

test.each(
  casesOf(
    all.filter(([, { isValid }]) => !isValid),
    dated,
    2,
  ),
)('$name: $kind, read an hour ago', async ({ name, fault, page }) => {
  await secondVisit(name, fault, page)
})

/** Returns an example of every kind of page of the public site, with the texts of the built-in provider. */
function allKinds(): Record<string, Kind> {
  const first = (name: TableName, field = 'title') => String(Object(table(name).findMany()[0])[field])
  const [news, interview] = [first('actualites', 'titre'), first('interviews', 'titre')]
  return {
    'the press releases': { path: '/communique', shows: first('communications'), list: true },
    'the publications': { path: '/publications', shows: first('publications'), list: true },
    'the news': { path: '/actualites', shows: news, list: true },
    'the bulletin': { path: '/infocdec', shows: interview },
    'the home page': { path: '/', shows: first('domaines', 'nom') },
    'a news item': { path: `/actualites/${first('actualites', 'slug')}`, shows: news },
    'an interview': { path: `/interviews/${first('interviews', 'slug')}`, shows: interview },
    'the partners': { path: '/partenaires', shows: first('sponsors', 'nom'), list: true },
    'the registration': { path: '/inscription/usager', shows: first('pays', 'nom') },
    'the contact form': { path: '/contact_us', shows: '' },
    'an address that is none': { path: '/nulle-part', shows: '' },
  }
}
