import { openSession, requests, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { removeToken, setToken } from '@/api/token'
import { contractVersion } from '@/contract/version'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()

const footer = () => within(screen.getByRole('contentinfo'))
const email = () => footer().getByLabelText(/^Votre adresse électronique/)
const posts = () => requests().filter(({ method, path }) => method === 'POST' && path === '/api/subscribers')

function subscribe(address: string) {
  fireEvent.change(email(), { target: { value: address } })
  fireEvent.click(footer().getByRole('button', { name: 'S’abonner' }))
}

const fakeTimers = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })

/** Hides the page, so that everything is persisted. */
const hide = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))

/** Closes a page and opens it again. */
async function reload({ unmount, stop }: Awaited<ReturnType<typeof openApp>>) {
  hide()
  unmount()
  stop()
  return openApp('/contact_us')
}

function network(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  fireEvent(window, new Event(state))
}

describe('with a network', () => {
  test('another address that is typed meanwhile stays', async () => {
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
    fireEvent.change(email(), { target: { value: 'paul@exemple.cm' } })
    await pass(3000)
    expect(email()).toHaveValue('paul@exemple.cm')
  })

  test('an address with an apostrophe is an address', async () => {
    await openApp('/contact_us')
    subscribe("n'guessan@exemple.cm")
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
  })

  test.each(
    firstOf(1, [
      ['an error of the field', { errors: { email: ['Cette adresse électronique est déjà utilisée.'] } }, 422],
      ['an error of the field in English', { errors: { email: ['The email has already been taken.'] } }, 422],
      ['a conflict', { message: 'Cette adresse est déjà abonnée.' }, 409],
    ] as const),
  )('an address that is known already looks like a new one (%s)', async (_how, body, status) => {
    server.use(
      http.post('*/api/subscribers', () => HttpResponse.json({ message: 'Non valide.', ...body }, { status }), {
        once: true,
      }),
    )
    await openApp('/contact_us')
    const answers: (string | null)[] = []
    for (const address of ['connue@exemple.cm', 'nouvelle@exemple.cm']) {
      fakeTimers()
      subscribe(address)
      expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
      expect(footer().getByText('Cette adresse recevra désormais la lettre d’information.')).toBeVisible()
      expect(await footer().findByRole('button', { name: 'S’abonner' })).toBeVisible()
      answers.push(screen.getByRole('contentinfo').textContent)
      await pass(3000)
      await waitFor(() => expect(email()).toHaveValue(''))
      expect(footer().queryByText(/Veuillez réessayer/)).not.toBeInTheDocument()
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('the provider’s reason for a refusal is shown under the field', async () => {
    server.use(
      http.post('*/api/subscribers', () =>
        HttpResponse.json({ errors: { email: ['L’adresse électronique n’est pas valide.'] } }, { status: 422 }),
      ),
    )
    await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    expect(await footer().findByText(/Votre inscription n’a pas pu être enregistrée/)).toBeVisible()
    expect(email()).toHaveAccessibleDescription('L’adresse électronique n’est pas valide.')
    expect(email()).toBeInvalid()
    await waitFor(() => expect(email()).toHaveFocus())
  })

  test('the button keeps the focus while it is sent and once it is done, and does nothing', async () => {
    const { user } = await openApp('/contact_us')
    await user.type(email(), 'awa@exemple.cm')
    const button = footer().getByRole('button', { name: 'S’abonner' })
    await user.click(button)
    expect(await footer().findByText('Cette adresse recevra désormais la lettre d’information.')).toBeVisible()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    expect(posts()).toHaveLength(1)
  })

  test('a double click sends one request, and what is no address none', async () => {
    const release = hold('*/api/subscribers')
    await openApp('/contact_us')
    subscribe('awa')
    expect(email()).toHaveAccessibleDescription(/Saisissez une adresse électronique valide/)
    subscribe('awa@exemple.cm')
    fireEvent.submit(email().closest('form') ?? document.body)
    release()
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })
})

const waiting = 'L’adresse awa@exemple.cm n’a pas encore pu être envoyée. Elle le sera dès que possible.'
const registered = 'Votre inscription a été prise en compte.'

/** Answers the first subscriptions with `answers`, and the next ones as the provider does. */
function answerFirst(...answers: (() => Response | Promise<Response>)[]) {
  let sent = 0
  server.use(http.post('*/api/subscribers', () => answers[sent++]?.()))
  return () => sent
}

describe('an address that cannot be sent', () => {
  const unanswered: [string, () => Response | Promise<Response>][] = [
    ['no answer, although the device is online', () => HttpResponse.error()],
    ['a failing server', () => HttpResponse.json({ message: 'Bad gateway' }, { status: 502 })],
    ['an overloaded one', () => new HttpResponse(null, { status: 503 })],
    ['too many requests', () => HttpResponse.json({ message: 'Too Many Attempts.' }, { status: 429 })],
    ['a web page', () => HttpResponse.html('<!doctype html><title>Portail</title>')],
    ['a web page that refuses', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  ]
  test.each(firstOf(3, unanswered))('waits after %s, and is sent later without a press', async (_what, answer) => {
    const sent = answerFirst(answer)
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    expect(await footer().findByText(waiting)).toBeVisible()
    expect(email()).toHaveValue('')
    expect(footer().queryByText(/n’a pas pu être enregistrée/)).not.toBeInTheDocument()
    await pass(15_500)
    expect(await screen.findByText(registered)).toBeVisible()
    expect(footer().queryByText(waiting)).not.toBeInTheDocument()
    expect(sent()).toBe(2)
  })

  test('waits as long as the server asks', async () => {
    const sent = answerFirst(() => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '60' } }))
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    await pass(50_000)
    expect(sent()).toBe(1)
    await pass(11_000)
    expect(await screen.findByText(registered)).toBeVisible()
  })

  test('waits when no answer comes in thirty seconds, and is sent again', async () => {
    const sent = answerFirst(() => new Promise(() => undefined))
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    expect(await footer().findByRole('button', { name: 'Envoi en cours…' })).toBeVisible()
    await waitFor(() => expect(sent()).toBe(1))
    await pass(30_500)
    expect(await footer().findByText(waiting)).toBeVisible()
    await pass(15_500)
    expect(await screen.findByText(registered)).toBeVisible()
  })

  test('is sent when the page is opened again after it was closed in the middle', async () => {
    const sent = answerFirst(() => new Promise(() => undefined))
    const closed = await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    await waitFor(() => expect(sent()).toBe(1))
    await reload(closed)
    expect(await screen.findByText(registered)).toBeVisible()
    expect(sent()).toBe(2)
  })

  /** Notes which of the requests the page has aborted, by their order. */
  function followRequests() {
    const aborted: number[] = []
    let count = 0
    server.use(
      http.post('*/api/subscribers', ({ request }) => {
        const index = count++
        request.signal.addEventListener('abort', () => aborted.push(index))
        return index === 0 && first ? HttpResponse.error() : new Promise<never>(() => undefined)
      }),
    )
    let first = true
    return {
      aborted,
      count: () => count,
      /** The first request is not answered, instead of failing. */
      holdAll: () => (first = false),
    }
  }

  test('can be cancelled while the first request waits: it is aborted, and the address stays in the field', async () => {
    const requested = followRequests()
    requested.holdAll()
    await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    await waitFor(() => expect(requested.count()).toBe(1))
    fireEvent.click(footer().getByRole('button', { name: 'Annuler l’inscription de awa@exemple.cm' }))
    await waitFor(() => expect(requested.aborted).toEqual([0]))
    expect(await footer().findByRole('button', { name: 'S’abonner' })).toBeVisible()
    expect(email()).toHaveValue('awa@exemple.cm')
    expect(email()).toHaveFocus()
    expect(footer().queryByText(/n’a pas pu être enregistrée/)).not.toBeInTheDocument()
  })

  test('that is cancelled during a retry is aborted', async () => {
    const requested = followRequests()
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    await pass(15_500)
    await waitFor(() => expect(requested.count()).toBe(2))
    fireEvent.click(footer().getByRole('button', { name: 'Annuler l’inscription de awa@exemple.cm' }))
    await waitFor(() => expect(requested.aborted).toEqual([1]))
    await pass(60_000)
    expect(requested.count()).toBe(2)
  })

  test('can be sent at once instead of at its time', async () => {
    const sent = answerFirst(() => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '600' } }))
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    fireEvent.click(footer().getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(registered)).toBeVisible()
    expect(footer().queryByText(waiting)).not.toBeInTheDocument()
    await pass(600_000)
    expect(sent()).toBe(2)
  })

  test('is not sent any more once it is cancelled, and the field has the focus', async () => {
    const sent = answerFirst(() => HttpResponse.error())
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    fireEvent.click(footer().getByRole('button', { name: 'Annuler l’inscription de awa@exemple.cm' }))
    await waitFor(() => expect(footer().queryByText(waiting)).not.toBeInTheDocument())
    expect(email()).toHaveFocus()
    await pass(60_000)
    expect(sent()).toBe(1)
    hide()
    expect(localStorage.getItem('cdec-cache') ?? '').not.toContain('awa@exemple.cm')
  })
})

describe('without a network', () => {
  test('an address waits, survives a reload, and is sent once when the network is back', async () => {
    const closed = await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    expect(await footer().findByText(waiting)).toBeVisible()
    expect(email()).toHaveValue('')
    await reload(closed)
    expect(await footer().findByText(waiting)).toBeVisible()
    expect(posts()).toHaveLength(0)
    network('online')
    network('online')
    expect(await screen.findByText(registered)).toBeVisible()
    expect(footer().queryByText(waiting)).not.toBeInTheDocument()
    network('offline')
    network('online')
    expect(posts()).toHaveLength(1)
    hide()
    expect(localStorage.getItem('cdec-cache') ?? '').not.toContain('awa@exemple.cm')
  })

  test('it may be cancelled, also after a reload', async () => {
    const closed = await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    const opened = await reload(closed)
    await opened.user.click(await footer().findByRole('button', { name: 'Annuler l’inscription de awa@exemple.cm' }))
    expect(footer().queryByText(waiting)).not.toBeInTheDocument()
    network('online')
    await reload(opened)
    expect(posts()).toHaveLength(0)
  })

  test('a refusal brings the address back into the field, with its reason', async () => {
    answerFirst(() => HttpResponse.json({ errors: { email: ['Cette adresse n’est pas valide.'] } }, { status: 422 }))
    await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    network('online')
    expect(await footer().findByText(/Votre inscription n’a pas pu être enregistrée/)).toBeVisible()
    expect(email()).toHaveValue('awa@exemple.cm')
    expect(email()).toHaveAccessibleDescription('Cette adresse n’est pas valide.')
    expect(footer().queryByText(waiting)).not.toBeInTheDocument()
  })

  test('of a visitor who signs in, it is neither shown nor sent before the sign-out', async () => {
    await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    await footer().findByText(waiting)
    hide()
    act(() => setToken(openSession(2), 2))
    await waitFor(() => expect(footer().queryByText(waiting)).not.toBeInTheDocument())
    network('online')
    await act(async () => Promise.resolve())
    expect(posts()).toHaveLength(0)
    act(() => removeToken())
    expect(await screen.findByText(registered)).toBeVisible()
    expect(posts().map(({ signedIn }) => signedIn)).toEqual([false])
  })

  test.each(
    firstOf(1, [[null], [{ state: {} }], [{ mutationKey: ['other'], state: { variables: { email: 'a@b.cm' } } }]]),
  )('damaged stored subscriptions (%j) are none', async (...mutations) => {
    const stored = { timestamp: 1, buster: String(contractVersion), clientState: { queries: [], mutations } }
    localStorage.setItem('cdec-cache', JSON.stringify(stored))
    await openApp('/contact_us')
    expect(footer().queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument()
    expect(posts()).toHaveLength(0)
  })
})
