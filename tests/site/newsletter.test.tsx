import { requests, server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { subscribe as sendAddress } from '@/site/newsletter/subscribe'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { passTime } from '../support/screen'
import { withProvider } from '../support/with-provider'

// An address without a network is in tests/browser/offline-storage.test.ts, how it is sent in tests/contract/forms.test.ts, a failure
// in tests/specification/8-messages.test.tsx.

withProvider()

const footer = () => within(screen.getByRole('contentinfo'))
const email = () => footer().getByLabelText(/^Votre adresse électronique/)
const isSubscribed = () => screen.findByText('Votre inscription a été prise en compte.')

function subscribe(address: string) {
  fireEvent.change(email(), { target: { value: address } })
  fireEvent.click(footer().getByRole('button', { name: 'S’abonner' }))
}

const fakeTimers = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

test('an address is sent once, the button keeps the focus, and another address that is typed meanwhile stays', async () => {
  const release = hold('*/api/subscribers')
  const { user } = await openApp('/contact_us')
  await user.type(email(), 'awa@exemple.cm')
  const button = footer().getByRole('button', { name: 'S’abonner' })
  fakeTimers()
  fireEvent.click(button)
  fireEvent.submit(email().closest('form') ?? document.body)
  release()
  expect(await isSubscribed()).toBeVisible()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  fireEvent.change(email(), { target: { value: 'paul@exemple.cm' } })
  await passTime(3000)
  expect(email()).toHaveValue('paul@exemple.cm')
  expect(requests().filter(({ path }) => path === '/api/subscribers')).toHaveLength(1)
})

test.each(
  firstOf(1, [
    ['an error of the field', { errors: { email: ['Cette adresse électronique est déjà utilisée.'] } }, 422],
    ['an error of the field in English', { errors: { email: ['The email has already been taken.'] } }, 422],
    ['a conflict', { message: 'Cette adresse est déjà abonnée.' }, 409],
  ] as const),
)('an address that is known already looks like a new one (%s)', async (_how, body, status) => {
  const refusal = () => HttpResponse.json({ message: 'Non valide.', ...body }, { status })
  server.use(http.post('*/api/subscribers', refusal, { once: true }))
  await openApp('/contact_us')
  const answers: (string | null)[] = []
  for (const address of ['connue@exemple.cm', 'nouvelle@exemple.cm']) {
    fakeTimers()
    subscribe(address)
    expect(await isSubscribed()).toBeVisible()
    expect(await footer().findByRole('button', { name: 'S’abonner' })).toBeVisible()
    answers.push(screen.getByRole('contentinfo').textContent)
    await passTime(3000)
    await waitFor(() => expect(email()).toHaveValue(''))
  }
  expect(answers[0]).toBe(answers[1])
})

test('the provider’s reason for a refusal is shown under the field', async () => {
  const errors = { email: ['L’adresse électronique n’est pas valide.'] }
  server.use(http.post('*/api/subscribers', () => HttpResponse.json({ errors }, { status: 422 })))
  await openApp('/contact_us')
  subscribe('awa@exemple.cm')
  expect(await footer().findByText(/Votre inscription n’a pas pu être enregistrée/)).toBeVisible()
  expect(email()).toHaveAccessibleDescription('L’adresse électronique n’est pas valide.')
  expect(email()).toBeInvalid()
  await waitFor(() => expect(email()).toHaveFocus())
})

const known = [
  'La valeur du champ email est déjà utilisée.',
  'Cette adresse est déjà inscrite, elle ne peut pas l’être deux fois.',
  'Cette adresse ne peut pas être acceptée : elle existe déjà.',
  'Cet abonné existe.',
  'L’adresse doit être unique.',
  'DÉJÀ ABONNÉ',
  'The email has already been taken.',
  'Subscriber with this email already exists.',
  'This address is in use.',
  'Duplicate entry',
]
const refused = [
  'Le domaine de cette adresse n’existe pas.',
  "Cette adresse n'existe pas.",
  'Adresse inexistante.',
  'Aucune boîte non existante n’est acceptée.',
  'L’adresse est mal écrite.',
  'This mailbox does not exist.',
  'The domain doesn’t exist.',
  'This name cannot be taken.',
  'You may be mistaken: check the address.',
  'Coexistence is not supported.',
]

test.each([...known.map((words) => [words, 'known'] as const), ...refused.map((words) => [words, 'refused'] as const)])(
  'of the provider’s “%s” an address is %s',
  async (words, outcome) => {
    server.use(http.post('*/api/subscribers', () => HttpResponse.json({ errors: { email: [words] } }, { status: 422 })))
    const sent = sendAddress('awa@exemple.cm').then(
      () => 'known',
      () => 'refused',
    )
    expect(await sent).toBe(outcome)
  },
)
