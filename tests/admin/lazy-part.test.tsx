import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '@/admin/shell/theme-provider'
import { lazyPart } from '@/admin/ui/lazy-part'
import { renderPart } from '../support/render-part'

const message = 'Cette partie de l’écran n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.'

/** Renders a part whose file cannot be loaded the first time. */
async function renderOnSecondTry(substitute?: () => string) {
  // React reports the caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Exporter la liste')
  const Part = lazyPart(load, substitute)
  await renderPart(
    <ThemeProvider>
      <p>La liste</p>
      <Part />
    </ThemeProvider>,
    'admin',
  )
}

test('a part whose file cannot be loaded says so beside the rest of the screen, and “Réessayer” loads it', async () => {
  await renderOnSecondTry()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('La liste')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Exporter la liste')).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
})

test('where there is another way to do the same, it is shown instead of a message', async () => {
  await renderOnSecondTry(() => 'Le texte en HTML')
  expect(await screen.findByText('Le texte en HTML')).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
})
