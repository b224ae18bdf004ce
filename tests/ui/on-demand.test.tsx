import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onDemand } from '@/ui/hydration/on-demand'

test('a part whose file cannot be loaded waits, and is shown once the network is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'les chiffres')
  const Part = onDemand(load)
  render(<Part fallback="Chargement…" />)
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(screen.getByText('Chargement…')).toBeVisible()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('les chiffres')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
