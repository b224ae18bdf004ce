import { reset, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { full } from '../support/full'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { type Fault, faults } from './faults'

/** A kind of page, by one example. */
interface Kind {
  path: string
  /** A text of the provider that it shows; '' for a page without data of the provider. */
  shows: string
  /** All of its content comes from the provider. */
  list?: true
}

server.listen({ onUnhandledRequest: 'error' })
reset(fewRows)
const kinds = await allKinds()

const uncaught: string[] = []
const recordError = (event: Event) => uncaught.push(event instanceof ErrorEvent ? event.message : event.type)
beforeAll(() => {
  window.addEventListener('error', recordError)
  window.addEventListener('unhandledrejection', recordError)
})
beforeEach(() => {
  reset(fewRows)
  uncaught.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const main = () => within(screen.getByRole('main'))
const status = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

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
  // A read without an answer is begun again after a minute.
  await pass(name.startsWith('F3') ? 90_000 : 35_000)
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
  await pass(name.startsWith('F3') ? 90_000 : 35_000)
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

async function rows(name: string): Promise<Record<string, string>[]> {
  const answer = await fetch(`http://localhost/api/${name}`, { headers: { 'Accept-Language': 'fr' } })
  const body: unknown = await answer.json()
  const list = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
  return list as Record<string, string>[] // the provider of the tests, which other tests check
}

/** Returns an example of every kind of page of the public site, with the texts of the built-in provider. */
async function allKinds(): Promise<Record<string, Kind>> {
  const first = async (name: string, field = 'title') => (await rows(name))[0]?.[field] ?? ''
  const [news] = await rows('actualites')
  const [interview] = await rows('interviews')
  return {
    'the press releases': { path: '/communique', shows: await first('communications'), list: true },
    'the publications': { path: '/publications', shows: await first('publications'), list: true },
    'the news': { path: '/actualites', shows: news?.['titre'] ?? '', list: true },
    'the bulletin': { path: '/infocdec', shows: interview?.['titre'] ?? '' },
    'the home page': { path: '/', shows: await first('domaines', 'nom') },
    'a news item': { path: `/actualites/${news?.['slug']}`, shows: news?.['titre'] ?? '' },
    'an interview': { path: `/interviews/${interview?.['slug']}`, shows: interview?.['titre'] ?? '' },
    'the partners': { path: '/partenaires', shows: await first('sponsors', 'nom'), list: true },
    'the registration': { path: '/inscription/usager', shows: await first('pays', 'nom') },
    'the contact form': { path: '/contact_us', shows: '' },
    'an address that is none': { path: '/nulle-part', shows: '' },
  }
}
