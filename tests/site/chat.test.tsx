import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages, openChat } from '../support/open-chat'
import { passTime } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()

test('the conversation, with a pending answer, stays when its panel closes and another page opens; its links lead there', async () => {
  const { user, dialog } = await openChat()
  await user.keyboard('Bonjour{Enter}')
  await user.keyboard('{Escape}')
  await passTime(280)
  expect(dialog()).not.toBeInTheDocument()
  await passTime(1000)
  vi.useRealTimers()
  const real = userEvent.setup()
  await real.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Accessibilité' }))
  await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })
  await real.click(screen.getByRole('button', { name: 'Discuter avec nous' }))
  await screen.findByRole('dialog', { name: 'Discussion' })
  expect(messages().map(({ dataset }) => dataset.type)).toEqual(['received', 'sent', 'received'])
  expect(messages()[1]).toHaveTextContent('Bonjour')
  expect(messages()[2]).toHaveTextContent('Merci pour votre message')
  const log = within(screen.getByRole('log'))
  expect(log.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact_us')
  await real.click(log.getByRole('link', { name: 'guide des utilisateurs' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(heading).toHaveFocus()
})

test('the next person in the same tab finds nothing of a conversation that ended half an hour ago', async () => {
  const { user } = await openChat()
  await user.keyboard('Bonjour{Enter}')
  await passTime(1000)
  await passTime(30 * 60_000 - 1)
  expect(messages()).toHaveLength(3)
  await passTime(1)
  expect(messages().map(({ dataset }) => dataset.type)).toEqual(['received'])
})
