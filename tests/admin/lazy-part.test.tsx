import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '@/admin/shell/theme-provider'
import { lazyPart } from '@/admin/ui/lazy-part'
import { renderPart } from '../support/render-part'

const message = 'Cette partie de l’écran n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.'

test('a part whose file cannot be loaded says so beside the rest of the screen, and “Réessayer” loads it', async () => {
  // React reports the caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Exporter la liste')
  const Part = lazyPart(load)
  await renderPart(
    <ThemeProvider>
      <p>La liste</p>
      <Part />
    </ThemeProvider>,
    'admin',
  )
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('La liste')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Exporter la liste')).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
})
