import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

const silent = () => screen.queryByText('Le réseau ne répond pas.')

/** Blocks a list as an ad blocker does. Returns the lists that are read from now on. */
function block(list: string) {
  const asked: string[] = []
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
    }),
    http.get(`*/api/${list}`, () => HttpResponse.error()),
  )
  return asked
}

test('an ad blocker that refuses the partners costs the partners only, and nothing else is read again', async () => {
  const asked = block('sponsors')
  await openApp('/')
  await screen.findAllByText('Cette rubrique n’a pas pu être chargée.')
  expect(silent()).toBeNull()
  await pass(1000)
  asked.length = 0
  await pass(50_000)
  expect(silent()).toBeNull()
  expect(asked).toContain('/api/sponsors')
  // The indicators tell that the network answers.
  expect(asked.filter((path) => path !== '/api/sponsors' && path !== '/api/stats')).toEqual([])
  expect(asked.length).toBeLessThan(6)
})

test('the page of the partners, opened directly, tells that its content fails, not the network', async () => {
  block('sponsors')
  await openApp('/partenaires')
  expect(await screen.findByText('Le contenu de cette page n’a pas pu être chargé.')).toBeVisible()
  await pass(20_000)
  expect(silent()).toBeNull()
  expect(screen.getByText('Le contenu de cette page n’a pas pu être chargé.')).toBeVisible()
})

test('a page that is left while its list is loading says nothing of the network later', async () => {
  server.use(http.get('*/api/publications', () => new Promise(() => undefined)))
  const { router } = await openApp('/publications')
  await pass(1000)
  await router.navigate({ to: '/guide_utilisateurs' })
  await pass(9000)
  expect(silent()).toBeNull()
})

test('a list that never answers while others do is not the network’s fault', async () => {
  server.use(http.get('*/api/publications', () => new Promise(() => undefined)))
  await openApp('/publications')
  await pass(30_000)
  expect(silent()).toBeNull()
})

test('a network that answers nothing is said, and while it lasts only what is shown and one other list are read', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.error()
    }),
  )
  await openApp('/publications')
  await vi.waitFor(() => expect(silent()).toBeVisible(), 5000)
  asked.length = 0
  await pass(31_000)
  expect(new Set(asked)).toEqual(new Set(['/api/publications', '/api/stats']))
  server.resetHandlers()
  await pass(16_000)
  await vi.waitFor(() => expect(silent()).toBeNull(), 5000)
  expect(await screen.findAllByRole('article')).not.toEqual([])
})
