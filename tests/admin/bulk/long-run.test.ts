// @vitest-environment jsdom
import { table } from '@mocks/db'
import { handlers } from '@mocks/handlers/all'
import { openSession, reset, server } from '@mocks/server'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ActiveRun } from '@/admin/crud/run/run'
import type { Run } from '@/admin/crud/run/run-schema'
import { full } from '../../support/full'

// Runs with the real writes against a provider that refuses, ends the session and loses answers, and with reloads.

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  reset()
  localStorage.setItem('token', openSession(1))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Items = Run['items']

/** Opens a page of the back office with modules of its own; the pages share the tab's storage. */
async function openPage() {
  vi.resetModules()
  const { i18n } = await import('@lingui/core')
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  const run = await import('@/admin/crud/run/run')
  const token = await import('@/api/token')
  const { snapshotOf } = await import('@/admin/crud/record/snapshot')
  const { screens } = await import('@/admin/registry')
  const queryClient = new QueryClient()
  const screenOf = (path: string) => {
    const screen = screens.get(path)
    if (screen === undefined) throw new Error(`No screen ${path}`)
    return screen
  }
  return {
    screenOf,
    itemsOf: (path: string, rows: readonly { id: number }[]): Items =>
      rows.map((row) => ({
        key: row.id,
        name: screenOf(path).nameOf(row),
        opened: snapshotOf(screenOf(path), row),
      })),
    begin: (path: string, action: Run['action'], items: Items, known?: string[]) =>
      run.beginRun(screenOf(path), { user: 1, path, action, items, ...(known && { known }) }, queryClient),
    resume: (path: string) => run.resumeRun(screenOf(path), 1, queryClient),
    signIn: () => token.setToken(openSession(1)),
    retry: run.retryRun,
    decide: run.decide,
    active: () => {
      const active = run.activeRun.get()
      if (active === null) throw new Error('No run')
      return active
    },
  }
}

const count = (view: ActiveRun['view'], state: string) => view.states.filter((one) => one === state).length
const emails = () =>
  table('subscribers')
    .all('fr')
    .map(({ email }) => String(email))
    .toSorted()

function subscribe(many: number) {
  table('subscribers').clear()
  for (let n = 1; n <= many; n += 1) table('subscribers').insert({ id: n, email: `abonne-${n}@exemple.cm` })
}

/** npm test takes fewer rows than npm run test:full. */
const size = full ? 500 : 50

describe(`${size} deletions`, () => {
  test('with failures, a session that ends and a reload in the middle end complete', async () => {
    subscribe(size)
    const refused = (id: number) => id % 25 === 7
    const deleted = new Map<number, number>()
    let calls = 0
    let isOpen = true
    let refuses = true
    server.use(
      http.delete('*/api/subscribers/:id', async ({ request, params }) => {
        calls += 1
        const id = Number(params['id'])
        if (calls === size * 0.4) return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })
        if (refuses && refused(id)) return HttpResponse.json({ message: 'Refusé' }, { status: 409 })
        const answer = await getResponse(handlers, request)
        if (answer?.ok) deleted.set(id, (deleted.get(id) ?? 0) + 1)
        if (deleted.size === size * 0.6) isOpen = false
        // The page is left before these answers arrive.
        return isOpen || deleted.size > size * 0.7
          ? (answer ?? HttpResponse.error())
          : new Promise<never>(() => undefined)
      }),
    )

    const first = await openPage()
    const items = first.itemsOf('subscriber', table('subscribers').all('fr'))
    await first.begin('subscriber', { kind: 'delete' }, items)
    expect(first.active().view.status).toBe('signed out')
    first.signIn()
    void first.resume('subscriber')
    await waitFor(() => expect(isOpen).toBe(false))

    isOpen = true
    const second = await openPage()
    await second.resume('subscriber')
    const { view } = second.active()
    expect(view.status).toBe('ended')
    expect(count(view, 'failed')).toBe(size / 25)
    expect(count(view, 'done')).toBe(size - size / 25)
    expect(items.filter((_item, n) => view.states[n] === 'failed').every(({ key }) => refused(Number(key)))).toBe(true)
    expect(emails()).toHaveLength(size / 25)
    // Nothing was deleted twice: the deletions without an answer at the reload were looked up first.
    expect([...deleted.values()].every((times) => times === 1)).toBe(true)

    refuses = false
    await second.retry()
    expect(count(second.active().view, 'done')).toBe(size)
    expect(emails()).toEqual([])
  }, 60_000)
})

describe('a run', () => {
  test('leaves alone what somebody else has changed since it was selected', async () => {
    const page = await openPage()
    const rows = table('stats').all('fr').slice(0, 3)
    const items = page.itemsOf('stats', rows)
    table('stats').change(rows[1]?.id ?? 0, { label: 'D’une autre' })
    await page.begin('stats', { kind: 'delete' }, items)
    const { view } = page.active()
    expect(view).toMatchObject({ status: 'asking', states: ['done', 'asked', 'done'] })
    expect(view.messages[1]).toBe('Modifié entre-temps par quelqu’un d’autre : Libellé.')
    expect(table('stats').find('id', rows[1]?.id ?? 0, 'fr')).toMatchObject({ label: 'D’une autre' })
    await page.decide([1], 'leave')
    expect(page.active().view).toMatchObject({ status: 'ended', messages: { 1: 'Laissé tel quel.' } })
    expect(table('stats').find('id', rows[1]?.id ?? 0, 'fr')).toMatchObject({ label: 'D’une autre' })
  })

  test('deletes what somebody else has changed once that is agreed to, and asks again if it has changed again', async () => {
    const page = await openPage()
    const [row] = table('stats').all('fr')
    const id = row?.id ?? 0
    const items = page.itemsOf('stats', row ? [row] : [])
    table('stats').change(id, { label: 'D’une autre' })
    await page.begin('stats', { kind: 'delete' }, items)
    table('stats').change(id, { label: 'Encore une autre' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    await page.decide([0], 'remove')
    expect(page.active().view).toMatchObject({ status: 'asking', states: ['asked'] })
    await page.decide([0], 'remove')
    expect(page.active().view).toMatchObject({ status: 'ended', states: ['done'] })
    expect(table('stats').find('id', id, 'fr')).toBeUndefined()
  })

  test('asks about a record of which it has no earlier version', async () => {
    const page = await openPage()
    const [row] = table('stats').all('fr')
    await page.begin('stats', { kind: 'delete' }, [{ key: row?.id ?? 0, name: 'Sans comparaison' }])
    expect(page.active().view).toMatchObject({
      status: 'asking',
      messages: { 0: 'On ne sait pas s’il a été modifié entre-temps.' },
    })
    expect(table('stats').find('id', row?.id ?? 0, 'fr')).toBeDefined()
  })

  test('sets a field, and keeps what others have changed in the rest', async () => {
    const page = await openPage()
    const rows = table('videos').all('fr').slice(0, 4)
    const dateOf = ({ date }: Record<string, unknown>) => (typeof date === 'string' ? date : '')
    const items = rows.map((row) => ({ key: row.id, name: '', opened: { date: dateOf(row) } }))
    const [, , third, fourth] = rows
    table('videos').change(third?.id ?? 0, { title: 'D’une autre' })
    table('videos').change(fourth?.id ?? 0, { date: '2001-01-01' })
    await page.begin('videos', { kind: 'set', field: 'date', value: '2024-02-29' }, items)
    const { view } = page.active()
    expect(view.states).toEqual(['done', 'done', 'done', 'asked'])
    expect(table('videos').find('id', third?.id ?? 0, 'fr')).toMatchObject({ title: 'D’une autre', date: '2024-02-29' })
    await page.decide([3], { choices: { date: 'current' } })
    expect(page.active().view).toMatchObject({ status: 'ended', messages: { 3: 'Laissé tel quel.' } })
  })

  test('creates each record once where answers are lost, equal ones included', async () => {
    const page = await openPage()
    const known = table('stats')
      .all('fr')
      .map(({ id }) => String(id))
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
    const items = Array.from({ length: 20 }, (_none, n) => ({
      key: '',
      name: '',
      values: { label: `Zéphyr ${n % 5}`, value: '5' },
    }))
    await page.begin('stats', { kind: 'create' }, items, known)
    while (page.active().view.status === 'offline') await page.resume('stats')
    const { view } = page.active()
    expect(count(view, 'done')).toBe(20)
    const made = table('stats')
      .all('fr')
      .filter(({ id }) => !known.includes(String(id)))
    expect(made).toHaveLength(20)
  }, 60_000)
})
