import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { openApp } from './open-app'

/** Opens the chat of a public page, and stops the time. Returns a user of the stopped time, and the dialog while it is open. */
export async function openChat(locale: 'fr' | 'en' = 'fr') {
  await openApp('/contact_us', { locale })
  const real = userEvent.setup()
  const button = screen.getByRole('button', { name: locale === 'fr' ? 'Discuter avec nous' : 'Chat with us' })
  await real.click(button)
  const dialog = await screen.findByRole('dialog', { name: locale === 'fr' ? 'Discussion' : 'Chat' })
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  vi.useFakeTimers()
  // Testing Library waits for a timer after each action of the user, and advances only fake timers named `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { user, dialog: () => screen.queryByRole('dialog', { name: /Discussion|Chat/ }) }
}

export const messages = () => within(screen.getByRole('log')).getAllByText((_, element) => element?.tagName === 'P')
