import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits until no list is loading and a text is visible. A loading list contains all of its messages, hidden by a style that
 * jsdom does not apply.
 */
export const findSettled = (text: string) =>
  waitFor(() => {
    expect(document.querySelector('[data-awaited]')).not.toBeInTheDocument()
    expect(screen.getByText(text)).toBeVisible()
  })
