import { type TableName, table } from '@mocks/db'
import { reset, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { firstOf } from '../support/full'
import { openApp } from '../support/open-app'
import { passTime } from '../support/screen'
import { withProvider } from '../support/with-provider'

interface Fault {
  /** Answers each call during the fault; `over` is fulfilled when the fault ends. */
  answer: (over: Promise<void>) => Response | Promise<Response>
  /** The message about it. */
  message: string
  isOffline?: true
}

const failing = 'Le service est momentanément indisponible.'
const silent = 'Le réseau ne répond pas.'
const portal = '<!doctype html><title>Portail</title><h1>Veuillez vous connecter</h1>'
const html = { 'Content-Type': 'text/html; charset=utf-8' }

const noAnswer: Fault = { answer: (over) => over.then(() => HttpResponse.error()), message: silent }
/** The first ones are those of npm test. */
const faults: [name: string, Fault][] = [
  ['500 with a message', { answer: () => HttpResponse.json({ message: 'Erreur' }, { status: 500 }), message: failing }],
  ['no answer', noAnswer],
  ['no network', { answer: () => HttpResponse.error(), message: 'Vous êtes hors ligne.', isOffline: true }],
  ['a web page instead of data', { answer: () => new HttpResponse(portal, { headers: html }), message: failing }],
  ['a connection that breaks', { answer: () => HttpResponse.error(), message: silent }],
  ['a slow drip', { answer: drip, message: silent }],
  [
    'too many requests',
    { answer: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }), message: failing },
  ],
]

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
/** Returns a text of the first record of a table. */
const first = (name: TableName, field: string) => String(Object(table(name).findMany()[0])[field])
/** An example of every kind of page, with a text of the provider that it shows. */
const pages: [path: string, shows: string][] = [
  ['/', first('domaines', 'nom')],
  [`/actualites/${first('actualites', 'slug')}`, first('actualites', 'titre')],
  ['/inscription/usager', first('pays', 'nom')],
  ['/partenaires', first('sponsors', 'nom')],
  ['/infocdec', first('interviews', 'titre')],
  [`/interviews/${first('interviews', 'slug')}`, first('interviews', 'titre')],
]
const [list, shows] = ['/publications', first('publications', 'title')]

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
const status = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

/** Starts a fault; returns the function that ends it. */
function startFault({ answer, isOffline }: Fault) {
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  server.use(http.get('*/api/*', () => answer(over)))
  if (isOffline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return async () => {
    server.resetHandlers()
    if (isOffline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await act(async () => {
      if (isOffline) window.dispatchEvent(new Event('online'))
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

/** Opens a page that was never read, and waits for the message of the fault. Returns the function that ends the fault. */
async function visit(path: string, fault: Fault) {
  const end = startFault(fault)
  await openApp(path)
  await expectPage()
  await passTime(9000)
  await expectPage()
  await vi.waitFor(() => expect(status()).toContain(fault.message), 5000)
  return end
}

test.each(firstOf(4, faults))(
  '%s: a list that was never read says so, and comes when it is over',
  async (_name, fault) => {
    const end = await visit(list, fault)
    const isAway = fault.message !== failing
    const failure = isAway ? /n’a pas encore été gardée/ : 'Le contenu de cette page n’a pas pu être chargé.'
    expect(main().getByText(failure)).toBeVisible()
    // A list that could not be read is not called empty.
    expect(main().queryByText(/^Aucune? .* disponible/)).toBeNull()
    await end()
    await passTime(35_000)
    await shown(shows)
    expect(status()).not.toContain(fault.message)
  },
)

test.each(firstOf(2, faults))(
  '%s: a list that was read an hour ago is there with its date, and read again when it is over',
  async (_name, fault) => {
    const { unmount } = await openApp(list)
    await shown(shows)
    const cached = () => localStorage.getItem('cdec-cache') ?? ''
    await vi.waitFor(() => expect(cached()).toContain(JSON.stringify(shows).slice(1, -1)), 5000)
    unmount()
    const stored = cached()
    const hourAgo = Date.now() - 3_600_000
    localStorage.setItem('cdec-cache', stored.replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${hourAgo}`))
    const end = await visit(list, fault)
    expect(status()).toMatch(/Données du \d+ \p{L}+/u)
    await shown(shows)
    await end()
    await passTime(35_000)
    await vi.waitFor(() => expect(status()).not.toMatch(/Données du/), 5000)
    await expectPage()
  },
)

test.each(firstOf(2, pages))(
  'no answer: %s stands, says so, and has what it shows when it is over',
  async (path, words) => {
    const end = await visit(path, noAnswer)
    await end()
    await passTime(35_000)
    await shown(words)
    expect(status()).not.toContain(silent)
  },
)
