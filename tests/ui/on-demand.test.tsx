import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from '@/ui/hydration/on-demand'

afterEach(() => {
  vi.useRealTimers()
})

/** A part whose file cannot be had the first time. */
function partOnSecondTry() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'les chiffres')
  const Part = onDemand(load)
  render(
    <Suspense fallback="Chargement…">
      <Part />
    </Suspense>,
  )
  return load
}

test('a part whose file cannot be had waits, and comes once the network is back', async () => {
  const load = partOnSecondTry()
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(screen.getByText('Chargement…')).toBeVisible()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('les chiffres')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a file that failed while the network was there is asked for again after a while', async () => {
  vi.useFakeTimers()
  partOnSecondTry()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByText('Chargement…')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('les chiffres')).toBeVisible()
})
