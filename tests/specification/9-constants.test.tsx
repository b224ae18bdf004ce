import { seeds } from '@mocks/seeds/all'
import { requests, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { field as adminField, file, fileInput, form, openAdmin, openForm, withAdmin } from '@tests/admin/open-admin'
import { finish, writeBirth } from '@tests/support/fill-registration'
import { firstOf } from '@tests/support/full'
import { hold } from '@tests/support/hold'
import { openApp } from '@tests/support/open-app'
import { messages, openChat } from '@tests/support/open-chat'
import { provide } from '@tests/support/provide'
import { openScreen, passTime } from '@tests/support/screen'
import { declared } from '@tests/support/stylesheets'
import { describe, expect, test, vi } from 'vitest'
import loaderStyles from '@/site/layout/home-loader.module.css'
import '@/ui/carousel/carousel-track'

// Section 9 of the specification: business constants and limits, in the order of its table.

withAdmin(seeds)

/** Stops the timers, but not the clock of the animations, and lets the waiting of the tests go on. */
const stopTimers = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/**
 * Stops the timers. Returns a function that waits for an element, such as one that an answer of the provider brings, while the
 * timers stand still or advance by steps.
 */
function stopTimersAlone() {
  const { setTimeout: later } = globalThis
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return async <Found,>(find: () => Found | null, step = 0) => {
    for (let found = find(); ; found = find()) {
      if (found !== null) return found
      await act(() => new Promise((resolve) => later(resolve, 5)))
      await passTime(step)
    }
  }
}

describe('Languages: fr (default), en', () => {
  test.each([
    [undefined, 'Communiqués'],
    ['en', 'Press releases'],
    ['de', 'Communiqués'],
  ])('with %s stored under the key locale the page is titled %s', async (stored, title) => {
    if (stored) localStorage.setItem('locale', stored)
    await openApp('/communique')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test.each([
  // In Douala the 21st has begun.
  ['2026-11-20T23:30:00Z', '21/11/2008', true],
  ['2026-11-20T22:30:00Z', '21/11/2008', false],
])('Minimum age at registration, 18: on %s somebody born on %s may register: %s', async (now, birth, may) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const { user } = await openApp('/inscription/usager')
  writeBirth(birth)
  await user.click(finish())
  const group = screen.getByRole('group', { name: /^Date de naissance/ })
  expect(within(group).queryAllByText('Vous devez avoir au moins 18 ans.')).toHaveLength(may ? 0 : 1)
})

test('Success toasts: 3000 ms, top-right', async () => {
  const { user } = await openForm('domaines?open=create', 'Ajouter le domaine')
  await user.type(adminField('Nom'), 'Zéphyr')
  const settle = stopTimersAlone()
  fireEvent.click(form().getByRole('button', { name: 'Ajouter le domaine' }))
  const toast = await settle(() => screen.queryByText('Domaine créé avec succès'))
  const corner = toast.closest('[role=status]')?.parentElement ?? toast
  expect(declared(corner, 'position')).toBe('fixed')
  expect(declared(corner, 'right')).toBeTruthy()
  expect(declared(corner, 'top')).toBeTruthy()
  await passTime(2999)
  expect(screen.getByText('Domaine créé avec succès')).toBeVisible()
  await passTime(1)
  expect(screen.queryByText('Domaine créé avec succès')).not.toBeInTheDocument()
})

test('Newsletter toast then field cleared: 3000 ms', async () => {
  await openApp('/contact_us')
  const footer = within(screen.getByRole('contentinfo'))
  const email = footer.getByLabelText(/^Votre adresse électronique/)
  stopTimers()
  fireEvent.change(email, { target: { value: 'awa@exemple.cm' } })
  fireEvent.click(footer.getByRole('button', { name: 'S’abonner' }))
  expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
  expect(email).toHaveValue('awa@exemple.cm')
  await passTime(3000)
  await waitFor(() => expect(email).toHaveValue(''))
  expect(screen.queryByText('Votre inscription a été prise en compte.')).not.toBeInTheDocument()
})

test('Chat: canned reply delay 1000 ms; close animation 300 ms (removal after 280 ms)', async () => {
  const { user, dialog } = await openChat()
  await user.keyboard('Bonjour{Enter}')
  await passTime(950)
  expect(messages()).toHaveLength(2)
  await passTime(50)
  expect(messages()).toHaveLength(3)
  await user.keyboard('{Escape}')
  expect(declared(dialog() ?? document.body, 'animation')).toMatch(/^\w+ (0?\.3s|300ms)/)
  await passTime(279)
  expect(dialog()).toBeInTheDocument()
  await passTime(1)
  expect(dialog()).not.toBeInTheDocument()
})

test('Home loader: 2000 ms, and it does not come back', async () => {
  const loader = () => document.querySelector(`.${loaderStyles['loader']}`)
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => [
    Object.create(performance.mark('paint'), { startTime: { value: performance.now() } }),
  ])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { router } = await openApp('/')
  expect(declared(loader() ?? document.body, 'animation')).toMatch(/^\w+ 2s/)
  await passTime(2000)
  expect(loader()).toBeNull()
  await act(() => router.navigate({ to: '/missions' }))
  await act(() => router.navigate({ to: '/' }))
  expect(loader()).toBeNull()
})

/** Opens the home page with fake timers, and makes everything visible once it is loaded: the first carousel turns. */
async function home(options: Parameters<typeof openScreen>[0] = {}) {
  const view = openScreen(options)
  await openApp('/')
  const slides = await screen.findByRole('region', { name: 'À la une' })
  const news = await screen.findByRole('region', { name: 'Actualités' })
  await screen.findByText('Résultat net')
  vi.useFakeTimers()
  await view.scrollIntoSight()
  return { view, slides, news, services: screen.getByRole('region', { name: 'Nos services' }) }
}
const current = (carousel: HTMLElement) => within(carousel).getByRole('button', { current: true })

test('Hero carousel: typing 50 ms per character; next slide every 10 s, restarting on manual navigation, wrapping around', async () => {
  const { slides } = await home()
  await passTime(9999)
  expect(current(slides)).toHaveAccessibleName('Page 1 sur 5')
  await passTime(1)
  expect(current(slides)).toHaveAccessibleName('Page 2 sur 5')
  const text = 'Les sommes consignées sur décision des tribunaux sont conservées jusqu’à leur restitution.'
  const typed = () => within(slides).getAllByText(text)[0]?.nextElementSibling?.firstElementChild?.textContent
  expect(typed()).toBe('')
  await passTime(50 * 10)
  expect(typed()).toBe('Les sommes')
  await passTime(50 * text.length)
  expect(typed()).toBe(text)
  fireEvent.click(within(slides).getByRole('button', { name: 'Page suivante' }))
  await passTime(9999)
  expect(current(slides)).toHaveAccessibleName('Page 3 sur 5')
  await passTime(1)
  await passTime(10_000)
  expect(current(slides)).toHaveAccessibleName('Page 5 sur 5')
  await passTime(10_000)
  expect(current(slides)).toHaveAccessibleName('Page 1 sur 5')
  fireEvent.click(within(slides).getByRole('button', { name: 'Page précédente' }))
  expect(current(slides)).toHaveAccessibleName('Page 5 sur 5')
})

test('Services carousel: 3 cards at 768 px or more, else 1; 5 s; 400 ms indicator lock', async () => {
  const { services, view } = await home({ width: 768 })
  await view.scrollIntoSight(services)
  await passTime(4999)
  // Four services: two positions of three cards, or four of one.
  expect(current(services)).toHaveAccessibleName('Page 1 sur 2')
  expect(within(services).getByText('1 à 3 sur 4')).toBeVisible()
  await passTime(1)
  expect(current(services)).toHaveAccessibleName('Page 2 sur 2')
  await passTime(5000)
  expect(current(services)).toHaveAccessibleName('Page 1 sur 2')
  await view.resize(767)
  expect(current(services)).toHaveAccessibleName('Page 1 sur 4')
  fireEvent.click(within(services).getByRole('button', { name: 'Page 3 sur 4' }))
  await passTime(399)
  fireEvent.click(within(services).getByRole('button', { name: 'Page 1 sur 4' }))
  expect(current(services)).toHaveAccessibleName('Page 3 sur 4')
  await passTime(1)
  fireEvent.click(within(services).getByRole('button', { name: 'Page 1 sur 4' }))
  expect(current(services)).toHaveAccessibleName('Page 1 sur 4')
})

test('News carousel: 5 s; pauses on hover and resumes on leave; 1, 2, 3 per view with breakpoints 640 and 1024 px', async () => {
  const { news, view } = await home()
  await view.scrollIntoSight(news)
  await passTime(4999)
  expect(current(news)).toHaveAccessibleName('Page 1 sur 4')
  await passTime(1)
  expect(current(news)).toHaveAccessibleName('Page 2 sur 4')
  fireEvent.pointerEnter(news, { pointerType: 'mouse' })
  await passTime(30_000)
  expect(current(news)).toHaveAccessibleName('Page 2 sur 4')
  fireEvent.pointerLeave(news, { pointerType: 'mouse' })
  await passTime(5000)
  expect(current(news)).toHaveAccessibleName('Page 3 sur 4')
  // Twelve news items.
  for (const [width, name] of [
    [1023, 'Page 1 sur 6'],
    [640, 'Page 1 sur 6'],
    [639, 'Page 1 sur 12'],
    [1024, 'Page 1 sur 4'],
  ] as const) {
    await view.resize(width)
    expect([width, current(news).getAttribute('aria-label')]).toEqual([width, name])
  }
})

test('Key indicator count-up: from 0 to the value in about 5000 ms; a loss does not count', async () => {
  await home()
  const figure = (name: string) => screen.getByText(name).closest('li')?.querySelector('p > span')
  const gain = figure('Total du bilan')
  expect(gain).toHaveTextContent(/^3\s917$/)
  await passTime(1000)
  expect(gain?.getAttribute('data-count')).toMatch(/^\d\s?\d{3}$/)
  expect(gain).toHaveTextContent(/^3\s917$/)
  expect(figure('Résultat net')).toHaveTextContent(/^−1\s172$/)
  expect(figure('Résultat net')).not.toHaveAttribute('data-count')
  await passTime(3000)
  expect(gain).toHaveAttribute('data-count')
  await passTime(1100)
  expect(gain).not.toHaveAttribute('data-count')
})

test.each([
  ['3 lines (press releases), the newest too', '/communique', 'communications', '3'],
  ['3 lines (news)', '/', 'actualites', '3'],
  ['2 lines (interviews)', '/interviews', 'interviews', '2'],
] as const)('Description clamps: %s', async (_row, path, name, lines) => {
  const description = 'Une phrase assez longue, qui ne tient pas sur trois lignes. '.repeat(10).trim()
  provide(name, [{ id: 1, slug: 'une', title: 'Une', titre: 'Une', description }])
  await openApp(path)
  expect(declared(await screen.findByText(description), '-webkit-line-clamp')).toBe(lines)
})

test('Admin bar shadow: scroll beyond 20 px', async () => {
  await openAdmin('/Admin/dashboard')
  const bar = await screen.findByRole('banner')
  const scroll = (scrollY: number) =>
    act(async () => {
      Object.assign(window, { scrollY })
      window.dispatchEvent(new Event('scroll'))
    })
  const plain = declared(bar, 'box-shadow')
  await scroll(20)
  expect(declared(bar, 'box-shadow')).toBe(plain)
  await scroll(21)
  expect(declared(bar, 'box-shadow')).not.toBe(plain)
  Object.assign(window, { scrollY: 0 })
})

test('Accepted image types (content): jpeg, png, jpg, gif', async () => {
  const { user } = await openForm('blocs?open=create', 'Ajouter le contenu')
  const image = fileInput(adminField('Image'))
  const refusal = /Le fichier doit être une image \(jpeg, png, jpg, gif\)/
  await user.upload(image, file('a.webp', 'image/webp'))
  expect(adminField('Image')).toHaveAccessibleDescription(refusal)
  for (const [name, type] of [
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
  ] as const) {
    await user.upload(image, file(name, type))
    expect(adminField('Image')).not.toHaveAccessibleDescription(refusal)
  }
})

const withDocuments = [
  ['communiques', 'Ajouter le communiqué'],
  ['publications', 'Ajouter la publication'],
  ['reglementations', 'Ajouter la réglementation'],
] as const
test.each(firstOf(1, withDocuments))('Accepted documents: pdf, doc, docx (%s)', async (path, button) => {
  await openForm(`${path}?open=create`, button)
  const chosen = fileInput(adminField('Document'))
  const refusal = /Le document doit être un fichier pdf, doc ou docx\./
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(chosen, file('a.exe', 'application/octet-stream'))
  expect(adminField('Document')).toHaveAccessibleDescription(refusal)
  for (const name of ['a.pdf', 'a.doc', 'a.docx']) {
    await user.upload(chosen, file(name, ''))
    expect(adminField('Document')).not.toHaveAccessibleDescription(refusal)
  }
})

test.each([
  ['Country table: 10 rows per page, options 10, 25, 50', 'pays', 10, ['10', '25', '50']],
  ['Contents table: 10 per page', 'blocs', 10, undefined],
  ['Default table page size: 25, options 25, 50, 100', 'publications', 25, ['25', '50', '100']],
])('%s', async (_row, path, rows, options) => {
  await openAdmin(`/Admin/${path}`)
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('row').slice(1)).toHaveLength(rows)
  const offered = within(screen.getByLabelText('Fiches par page')).getAllByRole('option')
  if (options) expect(offered.map(({ textContent }) => textContent)).toEqual(options)
})

test('Country search debounce: 300 ms', async () => {
  await openAdmin('/Admin/pays')
  await screen.findByRole('table')
  const searched = () =>
    requests()
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/pays?'))
  const settle = stopTimersAlone()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cam' } })
  await passTime(200)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'camer' } })
  await passTime(299)
  expect(searched()).toEqual([])
  await passTime(1)
  await settle(() => screen.queryAllByText('1 fiche')[0], 50)
  expect(searched()).toEqual(['/api/pays?search=camer'])
})

test('Request timeout: none set', async () => {
  const signals: AbortSignal[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/api/communications')) signals.push(request.signal)
  })
  const release = hold('*/api/communications', 'get')
  stopTimers()
  await openApp('/communique')
  await passTime(600_000)
  expect(signals[0]?.aborted).toBe(false)
  release()
  expect(await screen.findByRole('heading', { name: /^Ouverture de l’espace usager/ })).toBeVisible()
})

test('The public lists have no pagination', async () => {
  await openApp('/publications')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /page/i })).not.toBeInTheDocument()
})
