import { table } from '@mocks/db'
import { accounts, openSession, play, server } from '@mocks/server'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { firstOf } from '../support/full'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { openScreen } from '../support/screen'
import { withProvider } from '../support/with-provider'

/** A row that only a token may read. */
const canary = 'Note interne réservée'
const publicTitle = 'Rapport public'

withProvider(fewRows)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  openScreen({ width: 1280 })
  provide('publications', [{ title: publicTitle, publication_date: '2026-01-01' }])
})

type Opened = Awaited<ReturnType<typeof openApp>>

/** Hides the page, so that everything is persisted. */
const hide = () => act(async () => void window.dispatchEvent(new PageTransitionEvent('pagehide')))

const stored = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join()

/** Stores or removes the token as another tab does, and sends its event. */
function changeTokenElsewhere(token: string | null) {
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })))
}

const endings: [string, (opened: Opened) => Promise<unknown> | void][] = [
  [
    'a call that answers 401',
    async ({ router }) => {
      play('session expired', { only: '/api/videos' })
      await act(() => router.navigate({ to: '/mediatheque' }))
      await screen.findByRole('button', { name: 'Se connecter' })
    },
  ],
  [
    'a sign-out',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /^(?:Connecté|Mon compte)/ }))
      await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    },
  ],
  ['a sign-out in another tab', () => changeTokenElsewhere(null)],
]

describe.each(firstOf(2, endings))('after %s', (_what, end) => {
  test('what only a token may read is on no screen, in no storage and in no cache, and what a visitor had read is still there', async () => {
    // An earlier visit without a token.
    const visit = await openApp('/publications')
    await screen.findByText(publicTitle)
    await hide()
    expect(stored()).toContain(publicTitle)
    visit.unmount()
    cleanup()
    vi.setSystemTime(Date.now() + 3_600_000)

    const hidden = table('publications').create({ title: canary, publication_date: '2026-01-02' })
    const opened = await openApp('/publications', { token: openSession(2) })
    await screen.findByText(canary)
    table('publications').remove({ where: { id: { equals: hidden.id } } })
    await end(opened)
    await waitFor(() => expect(screen.queryByText(canary)).not.toBeInTheDocument())
    await hide()
    expect(stored()).not.toContain(canary)
    expect(cached(opened.queryClient)).not.toContain(canary)
    opened.unmount()
    cleanup()

    play('failing')
    await openApp('/publications')
    expect(await screen.findByText(publicTitle)).toBeVisible()
    expect(screen.queryByText(canary)).not.toBeInTheDocument()
  })
})

const cached = (queryClient: Opened['queryClient']) =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  )

test('of the back office nothing is left in the cache after a 401', async () => {
  table('users').create({ name: canary, email: 'a@b.cm', type_user: 'Usager' })
  const { queryClient } = await openApp('/Admin/dashboard', { token: openSession(1) })
  await screen.findByText(canary)
  play('session expired')
  await act(() => queryClient.refetchQueries({ type: 'active' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  await waitFor(() => expect(cached(queryClient)).not.toContain(canary))
  expect(document.documentElement).not.toHaveTextContent(canary)
})

test('an answer that is on its way when the session ends is not taken', async () => {
  let answer: (() => void) | undefined
  server.use(
    http.get('*/api/publications', async ({ request }) => {
      if (!request.headers.has('authorization')) return HttpResponse.json([{ id: 1, title: publicTitle }])
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json([{ id: 2, title: canary }])
    }),
  )
  const { queryClient } = await openApp('/publications', { token: openSession(2) })
  await waitFor(() => expect(answer).toBeDefined())
  changeTokenElsewhere(null)
  answer?.()
  expect(await screen.findByText(publicTitle)).toBeVisible()
  await hide()
  expect(stored()).not.toContain(canary)
  expect(cached(queryClient)).not.toContain(canary)
})

test('what one account has read is not shown to the next one that signs in in another tab', async () => {
  const [, usager = '', partner = ''] = accounts.map(({ name }) => name)
  await openApp('/publications', { token: openSession(2) })
  expect((await screen.findAllByText(usager)).length).toBeGreaterThan(0)
  changeTokenElsewhere(openSession(3))
  await waitFor(() => expect(screen.queryByText(usager)).not.toBeInTheDocument())
  expect((await screen.findAllByText(partner)).length).toBeGreaterThan(0)
})
