import { play, requests, server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setPrerenderedRows } from '@/api/prerendered-rows'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { passTime } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

const silent = () => screen.queryByText('Le réseau ne répond pas.')

test('an ad blocker that refuses the partners costs the partners only, and nothing else is read again', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname)),
    http.get('*/api/sponsors', () => HttpResponse.error()),
    // It never answers.
    http.get('*/api/slides', () => new Promise(() => undefined)),
  )
  await openApp('/')
  await screen.findAllByText('Cette rubrique n’a pas pu être chargée.')
  expect(silent()).toBeNull()
  await passTime(1000)
  asked.length = 0
  await passTime(50_000)
  expect(silent()).toBeNull()
  expect(asked).toContain('/api/sponsors')
  expect(asked.filter((path) => path !== '/api/sponsors')).toEqual([])
  expect(asked.length).toBeLessThan(6)
})

test('a network that answers nothing is said, and while it lasts only what is shown is read', async () => {
  play('unreachable')
  await openApp('/publications')
  await vi.waitFor(() => expect(silent()).toBeVisible(), 5000)
  const before = requests().length
  await passTime(31_000)
  const asked = requests().slice(0, requests().length - before)
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/api/publications']))
  play('normal')
  await passTime(16_000)
  await vi.waitFor(() => expect(silent()).toBeNull(), 5000)
  expect(await screen.findAllByRole('article')).not.toEqual([])
})

test('a provider whose pages take two seconds each is not taken for a network that does not answer', async () => {
  server.use(
    http.get('*/api/publications', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      await new Promise((resolve) => setTimeout(resolve, 2000))
      return HttpResponse.json({
        data: [{ id: page, title: `Rapport ${page}` }],
        meta: { current_page: page, last_page: 7 },
      })
    }),
  )
  await openApp('/publications')
  for (let second = 0; second < 13; second += 1) {
    await passTime(1000)
    expect(silent()).toBeNull()
  }
  await passTime(2000)
  expect(await screen.findByRole('heading', { level: 2, name: 'Rapport 7' })).toBeVisible()
})

test.each([
  ['hangs', () => new Promise<never>(() => undefined), 'Le réseau ne répond pas.'],
  ['answers, but for what a blocker refuses', blockPartners, 'Une partie de cette page n’a pas pu être actualisée.'],
])(
  'the rows of a document have their date, and why they are shown, at a first visit whose provider %s',
  async (_how, answer, reason) => {
    setPrerenderedRows({ asOf: Date.UTC(2026, 2, 4), rows: { sponsors: [{ id: 1, nom: 'Trésor public' }] } })
    onTestFinished(() => setPrerenderedRows(undefined))
    server.use(http.get('*/api/*', answer))
    await openApp('/')
    await passTime(8500)
    expect(screen.getByText(reason).closest('p')).toHaveTextContent(/Données du 4 mars/)
  },
)

function blockPartners({ request }: { request: Request }) {
  return request.url.endsWith('/sponsors') ? HttpResponse.error() : undefined
}

test('an answer ends “offline”, whatever the browser says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openApp('/publications')
  expect(await screen.findAllByRole('article')).not.toEqual([])
  await vi.waitFor(() => expect(screen.queryByText('Vous êtes hors ligne.')).toBeNull())
})
