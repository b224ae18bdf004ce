import { handlers } from '@mocks/handlers/all'
import { server } from '@mocks/server'
import { screen, waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicRows } from '@/api/parse-rows'
import { cacheKey } from '@/pwa/query-cache/persist'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

// The provider's clock is right; the device's may be wrong after a night without power, or set by its owner.

const minute = 60_000
const day = 24 * 3_600_000
/** 10:12 in Douala. */
const firstVisit = Date.UTC(2026, 10, 20, 9, 12)

const asked: string[] = []
let truth = firstVisit
let saysDate = true
let online = true

withProvider(fewRows)
beforeEach(() => {
  asked.length = 0
  saysDate = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  server.use(
    http.get('*/api/*', async ({ request }) => {
      if (!online) return HttpResponse.error()
      asked.push(new URL(request.url).pathname)
      const answer = await getResponse(handlers, request)
      if (answer && saysDate) answer.headers.set('Date', new Date(truth).toUTCString())
      return answer
    }),
  )
})

const title = 'Entrée en vigueur du décret du 1er décembre 2023'

/** Opens the site `after` so many milliseconds since the first visit, with a device whose clock is `ahead`; returns what closes it. */
async function visit(ahead: number, after: number, network: 'online' | 'offline') {
  truth = firstVisit + after
  online = network === 'online'
  vi.useFakeTimers({ toFake: ['Date'], now: truth + ahead })
  const { unmount, stop } = await openApp('/communique')
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  return async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    unmount()
    // The persister writes in a timer.
    await new Promise((resolve) => setTimeout(resolve))
    stop()
  }
}

const status = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

/** Returns the dates and the number of rows of everything that is persisted, by query. */
function stamps(): Record<string, unknown> {
  const { clientState } = JSON.parse(localStorage.getItem(cacheKey) ?? '{}')
  return Object.fromEntries(
    clientState.queries.map(
      (query: { queryHash: string; state: { dataUpdatedAt: number; data: PublicRows<unknown> } }) => [
        query.queryHash,
        [query.state.data.asOf, query.state.dataUpdatedAt, query.state.data.rows.length],
      ],
    ),
  )
}

test('everything is there with the day and time of the provider’s answer, and is read again as soon as it can be', async () => {
  const in1970 = 5 * minute - firstVisit
  await (await visit(in1970, 0, 'online'))()
  const before = stamps()
  expect(Object.keys(before)).not.toEqual([])

  // One visit offline with another wrong clock, one after it was set right.
  for (const [ahead, hours] of [
    [2 * day, 1],
    [0, 2],
  ] as const) {
    const end = await visit(ahead, hours * 60 * minute, 'offline')
    await waitFor(() => expect(status()).toMatch(/Données du 20 novembre(?: 2026)?(?:,| à) 10:12/))
    await end()
    expect(stamps()).toEqual(before)
  }

  const end = await visit(0, 3 * 60 * minute, 'online')
  await waitFor(() => expect(asked.filter((path) => path === '/api/communications')).toHaveLength(2))
  await waitFor(() => expect(status()).not.toMatch(/Données/))
  await end()
  expect(Object.values(stamps())[0]).not.toEqual(Object.values(before)[0])
})

test('a page that stayed open for a day says from when its rows are, once the network is gone', async () => {
  const end = await visit(0, 0, 'online')
  expect(status()).not.toMatch(/Données/)
  online = false
  vi.setSystemTime(firstVisit + day)
  window.dispatchEvent(new Event('offline'))
  await waitFor(() => expect(status()).toMatch(/Vous êtes hors ligne. Données du 20 novembre(?: 2026)?(?:,| à) 10:12/))
  await end()
})

test('where the provider never says its time, what a wrong clock has stamped has an unknown date, and nothing is lost', async () => {
  saysDate = false
  await (await visit(365 * day, 0, 'online'))()
  const before = stamps()
  const end = await visit(0, 60 * minute, 'offline')
  await waitFor(() => expect(status()).toContain('Date des données inconnue'))
  await end()
  expect(stamps()).toEqual(before)
})
