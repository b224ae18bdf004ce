import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages, openChat } from '../support/open-chat'
import { pass } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()

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

test('Escape closes the topmost layer alone, and not at the end of a composition', async () => {
  const { dialog } = await openChat()
  const field = screen.getByRole('textbox', { name: 'Votre message' })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  await pass(280)
  expect(dialog()).toBeVisible()
  vi.useRealTimers()
  // With Caps Lock on, on a Russian keyboard.
  for (const key of [
    { key: 'K', code: 'KeyK' },
    { key: 'л', code: 'KeyK' },
  ]) {
    fireEvent.keyDown(document.body, { ...key, ctrlKey: true })
    const search = await screen.findByRole('dialog', { name: /^Rechercher/ })
    await userEvent.setup().keyboard('{Escape}')
    await waitFor(() => expect(search).not.toBeInTheDocument())
  }
  expect(dialog()).toBeVisible()
  expect(dialog()).not.toHaveAttribute('data-closing')
})
