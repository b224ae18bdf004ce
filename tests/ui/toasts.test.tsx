import { act, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toast/toaster'
import { notify } from '@/ui/toast/toasts'

beforeEach(() => void vi.useFakeTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a success goes after three seconds, but not while the pointer is over it or the focus in it', async () => {
  await renderPart(<Toaster />)
  act(() => {
    notify('success', 'Enregistré')
  })
  const toast = screen.getByText('Enregistré')
  fireEvent.pointerEnter(toast)
  pass(10_000)
  const close = screen.getByRole('button', { name: 'Fermer la notification' })
  act(() => close.focus())
  fireEvent.pointerLeave(toast)
  pass(10_000)
  expect(toast).toBeInTheDocument()
  act(() => close.blur())
  pass(2999)
  expect(toast).toBeInTheDocument()
  pass(1)
  expect(toast).not.toBeInTheDocument()
})
