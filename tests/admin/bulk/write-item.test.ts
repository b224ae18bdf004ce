import { table } from '@mocks/db'
import { handlers } from '@mocks/handlers/all'
import { openSession, reset, server } from '@mocks/server'
import { QueryClient } from '@tanstack/react-query'
import { withTexts } from '@tests/support/with-texts'
import { getResponse, HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callsOf } from '@/admin/crud/record/calls'
import { creation } from '@/admin/crud/run/write-item'
import { screenOf } from '@/admin/registry'

// The writes of a run against a provider whose answers are lost.

withTexts('admin')
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  reset()
  localStorage.setItem('token', openSession(1))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function contextOf(resource: string) {
  const screen = screenOf(resource)
  if (screen === undefined) throw new Error(`No screen of ${resource}`)
  return { screen, calls: callsOf(new QueryClient(), screen) }
}
const ids = () =>
  table('stats')
    .all('fr')
    .map(({ id }) => String(id))

test('each record is created once where answers are lost and the rest is tried again, equal ones included', async () => {
  const known = ids()
  // Every fourth answer is lost, in turn before and after the provider has acted.
  let calls = 0
  server.use(
    http.post('*/api/stats', async ({ request }) => {
      calls += 1
      const answer = calls % 8 === 0 ? undefined : await getResponse(handlers, request)
      return calls % 4 === 0 ? HttpResponse.error() : (answer ?? HttpResponse.error())
    }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 })
  const write = creation(contextOf('stats'), known)
  let rest = Array.from({ length: 20 }, (_none, n) => ({
    name: `Zéphyr ${n}`,
    values: { label: `Zéphyr ${n % 5}`, value: '5' },
  }))
  for (let round = 0; rest.length > 0 && round < 10; round += 1) {
    const tried = await Promise.all(
      rest.map(async (item) =>
        write(item).then(
          () => undefined,
          () => item,
        ),
      ),
    )
    rest = tried.filter((item) => item !== undefined)
  }
  expect(rest).toEqual([])
  expect(ids()).toHaveLength(known.length + 20)
})
