import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits until no list is waited for and a text is visible. The place of a list that is waited for holds all of its
 * messages, which a style hides that jsdom does not apply.
 */
export const findSettled = (text: string) =>
  waitFor(() => {
    expect(document.querySelector('[data-awaited]')).not.toBeInTheDocument()
    expect(screen.getByText(text)).toBeVisible()
  })
