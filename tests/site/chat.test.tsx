import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

async function openChat(locale: 'fr' | 'en' = 'fr') {
  await openApp('/contact_us', { locale })
  const real = userEvent.setup()
  const button = screen.getByRole('button', { name: locale === 'fr' ? 'Ouvrir la discussion' : 'Open the chat' })
  await real.click(button)
  const dialog = await screen.findByRole('dialog', { name: locale === 'fr' ? 'Discussion' : 'Chat' })
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  vi.useFakeTimers()
  // Testing Library waits for a timer after each action of the user, and advances only fake timers named `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { user, dialog: () => screen.queryByRole('dialog', { name: /Discussion|Chat/ }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const messages = () => within(screen.getByRole('log')).getAllByText(/.+/, { selector: 'p' })

test('the chat greets, shows what is written, and answers a second later', async () => {
  const { user } = await openChat()
  expect(messages()).toHaveLength(1)
  expect(screen.getByRole('log')).toHaveTextContent('Bonjour')
  expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveFocus()

  await user.keyboard('Bonjour, je cherche un formulaire{Enter}')
  expect(messages()[1]).toHaveTextContent('Bonjour, je cherche un formulaire')
  expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
  await pass(950)
  expect(messages()).toHaveLength(2)
  await pass(50)
  expect(messages()).toHaveLength(3)
  expect(messages()[2]).toHaveTextContent('Merci pour votre message')
})

test('a blank message is not sent', async () => {
  const { user } = await openChat()
  await user.keyboard('   {Enter}')
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }))
  await pass(2000)
  expect(messages()).toHaveLength(1)
})

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Fermer la discussion' })),
  ],
])('%s closes it: it slides out, is gone after 280 ms, and the focus comes back', async (_way, close) => {
  const { user, dialog } = await openChat()
  await close(user)
  expect(dialog()).toHaveAttribute('data-closing', 'true')
  await pass(279)
  expect(dialog()).toBeInTheDocument()
  await pass(1)
  expect(dialog()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Ouvrir la discussion' })).toHaveFocus()
})

test('the answer leads to what it names, and the page gets the focus', async () => {
  const { user, dialog } = await openChat()
  await user.keyboard('Bonjour{Enter}')
  await pass(1000)
  const log = within(screen.getByRole('log'))
  expect(log.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact_us')
  vi.useRealTimers()
  await userEvent.setup().click(log.getByRole('link', { name: 'guide des utilisateurs' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(heading).toHaveFocus()
})

test('the conversation, with a pending answer, stays when its panel closes and another page opens', async () => {
  const { user, dialog } = await openChat()
  await user.keyboard('Bonjour{Enter}')
  await user.keyboard('{Escape}')
  await pass(280)
  expect(dialog()).not.toBeInTheDocument()
  await pass(1000)
  vi.useRealTimers()
  const real = userEvent.setup()
  await real.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Accessibilité' }))
  await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })
  await real.click(screen.getByRole('button', { name: 'Ouvrir la discussion' }))
  await screen.findByRole('dialog', { name: 'Discussion' })
  expect(messages().map(({ dataset }) => dataset.type)).toEqual(['received', 'sent', 'received'])
  expect(messages()[1]).toHaveTextContent('Bonjour')
  expect(messages()[2]).toHaveTextContent('Merci pour votre message')
})

test('in English', async () => {
  const { user } = await openChat('en')
  expect(screen.getByRole('log')).toHaveTextContent('Hello and welcome to CDEC! How can we help you?')
  await user.keyboard('Hello{Enter}')
  await pass(1000)
  expect(messages()[2]).toHaveTextContent('Thank you for your message!')
})
