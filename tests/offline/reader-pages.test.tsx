import { openSession, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { fewRows } from '@tests/support/few-rows'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { standIn } from '@tests/support/stand-in'
import { withProvider } from '@tests/support/with-provider'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hasTypedInput } from '@/auth/unsaved-input'
import { appUpdate } from '@/pwa/update/app-update'

withProvider(fewRows)

const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling

test('the page tells what can be read without a network, when it was last read, and how much room it takes', async () => {
  standIn(navigator, 'storage', { estimate: async () => ({ usage: 3_400_000, quota: 2_000_000_000 }) })
  const first = await openApp('/hors-ligne')
  expect(await fact('Dernière mise à jour')).toHaveTextContent('Aucune pour le moment')
  expect(screen.getByText(/^Les pages de l’institution et des services, et le guide/)).toBeInTheDocument()
  await first.router.navigate({ to: '/publications' })
  await screen.findByRole('heading', { level: 1, name: 'Publications' })
  await screen.findAllByRole('heading', { level: 2 })
  await first.router.navigate({ to: '/hors-ligne' })
  expect(await fact('Dernière mise à jour')).toHaveTextContent(/^\d+ \S+ à \d\d:\d\d$/)
  expect(await fact('Place occupée')).toHaveTextContent('3,4 Mo')
  expect(await fact('Lecture sans réseau')).not.toHaveTextContent('Prête')
  await first.user.click(screen.getByText('Ce qui se lit sans réseau'))
  const lists = within(screen.getByText(/et ces listes/).closest('p')?.parentElement ?? document.body)
  expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual(['Publications'])
})

test('what the browser has erased is not said to be ready', async () => {
  standIn(navigator, 'serviceWorker', { ready: Promise.resolve({}), getRegistration: async () => ({}) })
  vi.stubGlobal('caches', { match: async () => undefined })
  await openApp('/hors-ligne')
  await vi.waitFor(async () => expect(await fact('Lecture sans réseau')).toHaveTextContent(/^Incomplète/))
})

test.each<[string, () => unknown, RegExp]>([
  [
    'a private window keeps no files',
    () => undefined,
    /^Une partie du site n’a pas pu être gardée\s: les pages, \d+ images\. R/,
  ],
  [
    'the provider refuses in the middle',
    () => refuse('videos'),
    /: les pages, Médiathèque, .*les listes en anglais, \d/,
  ],
  [
    'the provider fails for the other language',
    () => refuse('domaines', 'en'),
    /: les pages, les listes en anglais, \d/,
  ],
  [
    'a list is heavier than all that is kept',
    () =>
      provide(
        'communications',
        Array.from({ length: 50 }, (_, n) => ({ id: n + 1, title: 'x'.repeat(200_000) })),
      ),
    /: les pages, Communiqués, .*les listes en anglais, \d/,
  ],
  ['a part of the program does not come', loseChunk, /^Le site n’a pas pu être gardé\. Vérifiez votre connexion/],
  [
    'somebody is signed in',
    () => localStorage.setItem('token', openSession(2)),
    /^Rien n’est gardé pendant une session/,
  ],
])('asking for the whole site names what could not be kept: %s', async (_what, prepare, message) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prepare()
  const { user } = await openApp('/hors-ligne')
  await user.click(await screen.findByRole('button', { name: /^Tout garder maintenant/ }))
  expect(await screen.findByText(message, {}, { timeout: 20_000 })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Tout garder maintenant/ })).toHaveAttribute('aria-busy', 'false')
})

function loseChunk() {
  vi.doMock('@/site/offline/whole-site', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => vi.doUnmock('@/site/offline/whole-site'))
}

/** Has the provider refuse a list, in one language or in both. */
const refuse = (list: string, locale?: string) =>
  server.use(
    http.get(`*/api/${list}`, ({ request }) =>
      locale === undefined || request.headers.get('accept-language') === locale
        ? new HttpResponse(null, { status: 429 })
        : undefined,
    ),
  )

test('the browser’s data saver is followed until the reader chooses on the offline page', async () => {
  standIn(navigator, 'connection', { saveData: true })
  const { user } = await openApp('/hors-ligne')
  const choice = await screen.findByRole('switch', { name: 'Économiser les données' }, { timeout: 5000 })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(choice).not.toBeChecked()
  expect(localStorage.getItem('low-data')).toBe('off')
})

test('an update does not take away what is typed in a form, unlike what the browser has filled in: it asks to save it first', async () => {
  const { user } = await openApp('/contact_us')
  const [name = document.body] = await screen.findAllByRole('textbox', { name: /^Nom/ })
  await user.type(name, 'Une lectrice')
  const filled = vi.spyOn(name, 'matches').mockImplementation((selector) => selector === ':autofill')
  expect(hasTypedInput()).toBe(false)
  filled.mockRestore()
  act(() => appUpdate.set('available'))
  await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }))
  expect(await screen.findByText(/^Enregistrez d’abord votre saisie/)).toBeVisible()
  expect(name).toHaveValue('Une lectrice')
})
