import { reset, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { full } from '../support/full'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { type Fault, faults } from './faults'
import { allKinds, type Kind } from './kinds'

server.listen({ onUnhandledRequest: 'error' })
reset()
const kinds = await allKinds()

const uncaught: string[] = []
const note = (event: Event) => uncaught.push(event instanceof ErrorEvent ? event.message : event.type)
beforeAll(() => {
  window.addEventListener('error', note)
  window.addEventListener('unhandledrejection', note)
})
beforeEach(() => {
  reset()
  uncaught.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const main = () => within(screen.getByRole('main'))
const status = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

/** Lets the fault begin. Returns the function that ends it. */
function strike(name: string, { answer }: Fault) {
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

/** No blank page and no uncaught error: there is a heading with words, and the way on. */
async function stands() {
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent?.trim()).not.toBe('')
  expect(screen.getAllByRole('link').length).toBeGreaterThan(10)
  expect(screen.queryByText('Cette page n’a pas pu s’afficher')).toBeNull()
  expect(uncaught).toEqual([])
}

const shown = (words: string) => vi.waitFor(() => expect(main().queryAllByText(words)).not.toEqual([]), 5000)

async function firstVisit(name: string, fault: Fault, { path, shows, list }: Kind) {
  const end = strike(name, fault)
  await openApp(path)
  await stands()
  await pass(9000)
  await stands()
  if (shows === '') return end()
  // What has not failed yet is only waited for.
  if (path === '/inscription/usager' && !/^F[347] /.test(name))
    expect(screen.getByText('Impossible de charger la liste des pays. Veuillez réessayer.')).toBeVisible()
  else await vi.waitFor(() => expect(status()).toContain(fault.says), 5000)
  if (fault.passes) return end()
  const away = /réseau|hors ligne/.test(fault.says)
  const failure = away ? /n’a pas encore été gardée/ : 'Le contenu de cette page n’a pas pu être chargé.'
  if (list) expect(main().getByText(failure)).toBeVisible()
  // Nothing is said to be empty that nobody could read.
  expect(main().queryByText(/^Aucune? .* disponible/)).toBeNull()
  await end()
  // A read that is lost for good is begun anew after a minute.
  await pass(name.startsWith('F3') ? 90_000 : 35_000)
  await shown(shows)
  expect(status()).not.toContain(fault.says)
}

/** Read an hour before, then the fault: what was read is there with its date, and renewed when the fault ends. */
async function secondVisit(name: string, fault: Fault, { path, shows }: Kind) {
  const { unmount } = await openApp(path)
  await shown(shows)
  unmount()
  const kept = localStorage.getItem('cdec-cache') ?? ''
  const hourAgo = Date.now() - 3_600_000
  localStorage.setItem('cdec-cache', kept.replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${hourAgo}`))
  const end = strike(name, fault)
  await openApp(path)
  await shown(shows)
  await pass(9000)
  await vi.waitFor(() => expect(status()).toContain(fault.says), 5000)
  expect(status()).toMatch(/Données du \d+ \p{L}+/u)
  await shown(shows)
  await end()
  await pass(name.startsWith('F3') ? 90_000 : 35_000)
  await vi.waitFor(() => expect(status()).not.toMatch(/Données du/), 5000)
  await stands()
}

const names = Object.keys(kinds)

describe.each(Object.entries(faults))('%s', (name, fault) => {
  const at = Object.keys(faults).indexOf(name)
  // In npm test each fault meets one kind on a first visit, every other fault one on a second.
  const met = names.filter((_, n) => full || n === at % names.length)
  test.each(met)('%s, never read before', async (kind) => {
    await firstVisit(name, fault, kinds[kind] ?? { path: '/', shows: '' })
  })

  const dated = names.filter((kind) => kinds[kind]?.shows && kind !== 'the registration')
  const once = dated.filter((_, n) => full || (at % 2 === 0 && n === at % dated.length))
  test.skipIf(fault.passes).each(once)('%s, read an hour ago', async (kind) => {
    await secondVisit(name, fault, kinds[kind] ?? { path: '/', shows: '' })
  })

  test.skipIf(!full && at !== 0)('the search, over what the site says itself', async () => {
    const end = strike(name, fault)
    const { user } = await openApp('/contact_us')
    await user.click(await screen.findByRole('button', { name: 'Rechercher' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
    await user.type(dialog.getByRole('searchbox'), 'consignation')
    expect(await dialog.findByRole('list', { name: 'Résultats' })).toBeVisible()
    expect(uncaught).toEqual([])
    await end()
  })
})
