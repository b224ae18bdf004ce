import { server } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()
beforeEach(() => {
  // The document says that the build has copies of the public lists (build/document.ts).
  document.body.insertAdjacentHTML('beforeend', '<div id="root" data-copied="yes"></div>')
})
afterEach(() => {
  document.getElementById('root')?.remove()
})

const at = Date.UTC(2026, 10, 20, 9, 12)

test('a provider that hangs on a first visit to the home page: the build’s copies come after two seconds, dated, each requested once', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  const copies: Record<string, object[]> = {
    stats: [{ id: 1, label: 'Dépôts', value: 12 }],
    domaines: [{ id: 1, nom: 'Conserver les fonds' }],
  }
  server.use(
    http.get('*/api/*', () => delay('infinite')),
    http.get('*/copies/fr/:file', ({ params }) =>
      HttpResponse.json({ at, rows: copies[String(params['file']).replace('.json', '')] ?? [] }),
    ),
  )
  // Measured from before the page is opened, because opening takes an unknown time.
  const began = Date.now()
  await openApp('/')
  await screen.findByText('Conserver les fonds')
  expect(Date.now() - began).toBeGreaterThan(1500)
  const status = () => screen.getAllByRole('status').find((one) => within(one).queryByText(/Données du 20 novembre/))
  expect(await vi.waitUntil(status)).toBeDefined()
  const lists = ['slides', 'domaines', 'stats', 'actualites', 'sponsors']
  expect(asked.toSorted()).toEqual(
    [...lists.map((name) => `/api/${name}`), ...lists.map((name) => `/copies/fr/${name}.json`)].toSorted(),
  )
})

test('the provider’s answer takes the place of the copy once it comes', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.get('*/api/missions', async () => {
      await answered
      return HttpResponse.json([{ id: 1, titre: 'Recevoir' }])
    }),
    http.get('*/copies/fr/missions.json', () =>
      HttpResponse.json({ at, rows: [{ id: 1, titre: 'Recevoir autrefois' }] }),
    ),
  )
  await openApp('/missions')
  await screen.findByText('Recevoir autrefois')
  answer()
  await screen.findByText('Recevoir')
  expect(screen.queryByText('Recevoir autrefois')).toBeNull()
})
