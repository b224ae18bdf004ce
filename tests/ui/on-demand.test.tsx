import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onDemand } from '@/ui/hydration/on-demand'

/** Renders a part whose file cannot be loaded the first time. */
function partOnSecondTry() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'les chiffres')
  const Part = onDemand(load)
  render(<Part fallback="Chargement…" />)
  return load
}

test('a part whose file cannot be loaded waits, and is shown once the network is back', async () => {
  const load = partOnSecondTry()
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(screen.getByText('Chargement…')).toBeVisible()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('les chiffres')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a file that failed although the network was there is loaded again after a while', async () => {
  vi.useFakeTimers()
  partOnSecondTry()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByText('Chargement…')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('les chiffres')).toBeVisible()
})
