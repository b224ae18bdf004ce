import { table } from '@mocks/db'
import { requests, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
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

  test('signs of a copied address that nobody sees are not sent', async () => {
    await openApp('/contact_us')
    fakeTimers()
    subscribe('mailto:\u200bawa@exem\u00adple.cm\u202c?subject=Bonjour')
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
    expect(table('subscribers').all('fr').at(-1)).toMatchObject({ email: 'awa@exemple.cm' })
    await pass(3000)
    expect(email()).toHaveValue('')
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

describe('an address that cannot be sent', () => {
  const failure = 'Votre inscription n’a pas pu être enregistrée. Veuillez réessayer.'
  const failures: [string, () => Response | Promise<Response>][] = [
    ['no answer, although the device is online', () => HttpResponse.error()],
    ['a failing server', () => HttpResponse.json({ message: 'Bad gateway' }, { status: 502 })],
    ['a web page that refuses', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
    ['an overloaded server', () => new HttpResponse(null, { status: 503 })],
    ['too many requests', () => HttpResponse.json({ message: 'Too Many Attempts.' }, { status: 429 })],
    ['a web page', () => HttpResponse.html('<!doctype html><title>Portail</title>')],
  ]
  test.each(firstOf(3, failures))(
    'stays in the field with an alert after %s, until it is sent again',
    async (_what, answer) => {
      server.use(http.post('*/api/subscribers', answer, { once: true }))
      const { user } = await openApp('/contact_us')
      subscribe('awa@exemple.cm')
      await waitFor(() => expect(footer().getByRole('alert')).toHaveTextContent(failure))
      expect(email()).toHaveValue('awa@exemple.cm')
      await user.click(await footer().findByRole('button', { name: 'S’abonner' }))
      expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
      expect(footer().queryByText(failure)).not.toBeInTheDocument()
    },
  )

  /** Answers each subscription. Returns a function that counts them. */
  function answerWith(answer: () => Response | Promise<Response>) {
    let sent = 0
    server.use(
      http.post('*/api/subscribers', () => {
        sent += 1
        return answer()
      }),
    )
    return () => sent
  }

  test('stays in the field with an alert when no answer comes in thirty seconds', async () => {
    const sent = answerWith(() => new Promise(() => undefined))
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    expect(await footer().findByRole('button', { name: 'Envoi en cours…' })).toBeVisible()
    await waitFor(() => expect(sent()).toBe(1))
    await pass(30_500)
    expect(await footer().findByText(failure)).toBeVisible()
    expect(email()).toHaveValue('awa@exemple.cm')
  })

  test('is read by nobody who opens the site later on the same device, and is not sent by itself', async () => {
    const sent = answerWith(() => HttpResponse.error())
    const { unmount, stop } = await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    await footer().findByText(failure)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(localStorage.getItem('cdec-cache')).not.toContain('awa@exemple.cm')
    unmount()
    stop()
    await openApp('/contact_us')
    fakeTimers()
    fireEvent(window, new Event('online'))
    await pass(60_000)
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent('awa@exemple.cm')
    expect(email()).toHaveValue('')
    expect(sent()).toBe(1)
  })
})
