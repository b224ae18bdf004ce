import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { standIn } from '@tests/support/stand-in'
import { expect, test, vi } from 'vitest'
import { onDemand } from '@/ui/hydration/on-demand'
import { Picture } from '@/ui/picture/picture'
import { PicturePolicyProvider } from '@/ui/picture/picture-policy'

const photo = (isOnline: boolean) => (
  <PicturePolicyProvider value={{ pictures: 'load', isOnline }}>
    <Picture src="/api/files/photo.jpg" alt="Photo" fallback={{ text: 'Image non disponible' }} />
  </PicturePolicyProvider>
)

test('a picture that failed before the application started is named as missing', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  standIn(HTMLImageElement.prototype, 'decode', () => Promise.reject(new DOMException('broken', 'EncodingError')))
  const { container } = await renderPart(photo(true))
  await waitFor(() => expect(container).toHaveTextContent('Image non disponible'))
})

test('a picture that failed without a network is loaded when it is back', async () => {
  const { container, rerender } = await renderPart(photo(false))
  const image = container.querySelector('img') ?? document.body
  act(() => void fireEvent.error(image))
  expect(container).toHaveTextContent('Image non disponible')
  rerender(photo(true))
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/photo.jpg')
})

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
