import { requests, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismiss, toastStore } from '@/ui/toast/toasts'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()
afterEach(() => {
  for (const { id } of toastStore.get()) dismiss(id)
})

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

function network(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  fireEvent(window, new Event(state))
}

describe('with a network', () => {
  test('a success shows for 3 seconds, then the field is empty', async () => {
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
    expect(email()).toHaveValue('awa@exemple.cm')
    await pass(3000)
    await waitFor(() => expect(email()).toHaveValue(''))
    expect(screen.queryByText('Votre inscription a été prise en compte.')).not.toBeInTheDocument()
    expect(posts()).toHaveLength(1)
  })

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

  test.each([
    ['', 'Indiquez votre adresse électronique.'],
    ['awa', 'Saisissez une adresse électronique valide, par exemple nom@exemple.cm.'],
  ])('the field refuses “%s”, says why and has the focus', async (typed, reason) => {
    await openApp('/contact_us')
    subscribe(typed)
    await waitFor(() => expect(email()).toHaveAccessibleDescription(reason))
    expect(email()).toBeInvalid()
    expect(email()).toHaveFocus()
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

  test('a failure shows a message, and what was typed stays', async () => {
    server.use(http.post('*/api/subscribers', () => new HttpResponse(null, { status: 500 })))
    await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    expect(await footer().findByRole('alert')).toBeInTheDocument()
    expect(
      await footer().findByText(/Votre inscription n’a pas pu être enregistrée\. Veuillez réessayer\./),
    ).toBeVisible()
    expect(email()).toHaveValue('awa@exemple.cm')
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

  test('in English', async () => {
    server.use(http.post('*/api/subscribers', () => new HttpResponse(null, { status: 500 }), { once: true }))
    const { user } = await openApp('/contact_us', { locale: 'en' })
    fireEvent.change(footer().getByLabelText(/^Your email address/), { target: { value: 'awa@exemple.cm' } })
    const button = footer().getByRole('button', { name: 'Subscribe' })
    await user.click(button)
    expect(await footer().findByText(/Your subscription could not be registered\. Please try again\./)).toBeVisible()
    await user.click(button)
    expect(await screen.findByText('Your subscription has been registered.')).toBeVisible()
  })
})

describe('while the network is silent', () => {
  const saved = 'Votre adresse est enregistrée sur cet appareil. Elle sera envoyée dès que le réseau répondra.'

  /** Delays the answer to the first subscription, which the provider has received, until `answer` is called. */
  function firstUnanswered() {
    const sent: unknown[] = []
    let answer: () => void = () => undefined
    const late = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/subscribers', async ({ request }) => {
        const { email: address } = Object(await request.json())
        sent.push(address)
        if (sent.length > 1)
          return HttpResponse.json(
            { errors: { email: ['Cette adresse électronique est déjà utilisée.'] } },
            { status: 422 },
          )
        await late
        return HttpResponse.json({ id: 1, email: address }, { status: 201 })
      }),
    )
    return { sent, answer }
  }

  test('the address goes to the outbox after eight seconds, survives a reload, and a late answer changes nothing', async () => {
    const { sent, answer } = firstUnanswered()
    const { unmount } = await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await waitFor(() => expect(sent).toHaveLength(1))
    await pass(7000)
    expect(footer().queryByText(saved)).not.toBeInTheDocument()
    await pass(1500)
    expect(await footer().findByText(saved)).toBeVisible()
    expect(await footer().findByText('En attente du réseau')).toBeVisible()
    expect(email()).toHaveValue('')
    expect(screen.getByText('Le réseau ne répond pas.')).toBeVisible()
    answer()
    await pass(100)
    expect(footer().getByText('En attente du réseau')).toBeVisible()
    unmount()

    await openApp('/contact_us')
    expect(await footer().findByText('Envoyée')).toBeVisible()
    expect(sent).toEqual(['awa@exemple.cm', 'awa@exemple.cm'])
    expect(footer().queryByText(/déjà utilisée/)).not.toBeInTheDocument()
  })

  test('it is sent again automatically on a page without other requests', async () => {
    const { sent } = firstUnanswered()
    await openApp('/contact_us')
    fakeTimers()
    subscribe('awa@exemple.cm')
    await waitFor(() => expect(sent).toHaveLength(1))
    await pass(8500)
    await footer().findByText('En attente du réseau')
    await pass(15_500)
    expect(await footer().findByText('Envoyée')).toBeVisible()
    expect(screen.queryByText('Le réseau ne répond pas.')).not.toBeInTheDocument()
    expect(sent).toHaveLength(2)
  })

  test('a page that is left before the answer keeps the address', async () => {
    const { sent } = firstUnanswered()
    await openApp('/contact_us')
    subscribe('awa@exemple.cm')
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(localStorage.getItem('cdec-outbox')).toContain('awa@exemple.cm')
  })
})

describe('without a network', () => {
  test('it is shown as waiting, survives a reload, and is sent once when the network is back', async () => {
    const { unmount } = await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    expect(await footer().findByText('En attente du réseau')).toBeVisible()
    expect(email()).toHaveValue('')
    unmount()

    await openApp('/contact_us')
    expect(footer().getByText('awa@exemple.cm')).toBeVisible()
    expect(footer().getByText('En attente du réseau')).toBeVisible()
    expect(posts()).toHaveLength(0)

    network('online')
    network('online')
    expect(await footer().findByText('Envoyée')).toBeVisible()
    expect(await screen.findByText('Votre inscription a été prise en compte.')).toBeVisible()
    network('offline')
    network('online')
    expect(posts()).toHaveLength(1)
  })

  test('it may be cancelled', async () => {
    const { user } = await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    await user.click(await footer().findByRole('button', { name: 'Annuler awa@exemple.cm' }))
    expect(footer().queryByText('awa@exemple.cm')).not.toBeInTheDocument()
    network('online')
    await act(async () => Promise.resolve())
    expect(posts()).toHaveLength(0)
    expect(localStorage.getItem('cdec-outbox')).toBeNull()
  })

  test('a refusal shows its reason, and may be sent again', async () => {
    server.use(
      http.post(
        '*/api/subscribers',
        () =>
          HttpResponse.json(
            { message: 'Non', errors: { email: ['Cette adresse n’est pas valide.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    )
    const { user } = await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    network('online')
    expect(await footer().findByText('Refusée – Cette adresse n’est pas valide.')).toBeVisible()
    await user.click(footer().getByRole('button', { name: 'Renvoyer awa@exemple.cm' }))
    expect(await footer().findByText('Envoyée')).toBeVisible()
  })

  test('an address that is subscribed already is shown as sent', async () => {
    server.use(
      http.post('*/api/subscribers', () =>
        HttpResponse.json({ errors: { email: ['Cette adresse est déjà abonnée.'] } }, { status: 422 }),
      ),
    )
    await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    network('online')
    expect(await footer().findByText('Envoyée')).toBeVisible()
    expect(footer().queryByText(/déjà abonnée/)).not.toBeInTheDocument()
  })

  test('one that was being sent when the page closed is not sent again automatically', async () => {
    localStorage.setItem('cdec-outbox', JSON.stringify([{ email: 'awa@exemple.cm', state: 'sending', reason: '' }]))
    await openApp('/contact_us')
    expect(await footer().findByText('Interrompue : elle est peut-être déjà arrivée')).toBeVisible()
    expect(posts()).toHaveLength(0)
  })

  test('it waits again when the network fails again', async () => {
    const tried = vi.fn(() => HttpResponse.error())
    server.use(http.post('*/api/subscribers', tried))
    await openApp('/contact_us')
    network('offline')
    subscribe('awa@exemple.cm')
    await footer().findByText('En attente du réseau')
    network('online')
    await waitFor(() => expect(tried).toHaveBeenCalledOnce())
    expect(await footer().findByText('En attente du réseau')).toBeVisible()
    expect(footer().getByRole('button', { name: 'Renvoyer awa@exemple.cm' })).toBeVisible()
  })

  test.each(firstOf(1, ['null', '{', '[{"email":1}]', '"text"']))(
    'a damaged outbox (%s) is an empty one',
    async (stored) => {
      localStorage.setItem('cdec-outbox', stored)
      await openApp('/contact_us')
      expect(footer().queryByText('Inscriptions à envoyer')).not.toBeInTheDocument()
    },
  )
})
