import { seeds } from '@mocks/seeds/all'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, withAdmin } from './open-admin'

withAdmin(seeds)

test('Ctrl+K: a screen by a few letters, without accents, with the keyboard alone; a record by its title', async () => {
  const { user, router } = await openAdmin('/Admin/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Aller à…' })
  const field = within(dialog).getByRole('combobox', { name: 'Écran, action ou titre d’une fiche' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('telespect')
  expect(await within(dialog).findByText(/Rien ne correspond/)).toBeVisible()
  await user.clear(field)
  await user.keyboard('reglementation')
  const first = await within(dialog).findByRole('option', { name: /^Réglementation/ })
  await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
  expect(field).toHaveAttribute('aria-activedescendant', first.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/reglementations'))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(await screen.findByRole('button', { name: /Aller à…/ }))
  const again = within(await screen.findByRole('dialog', { name: 'Aller à…' }))
  await user.type(again.getByRole('combobox'), 'recevoir, conserver')
  expect(await again.findByText('1 proposition')).toHaveRole('status')
  await user.click(await again.findByRole('option', { name: /^Recevoir, conserver et gérer/ }))
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/Admin\/missions\?open=edit&record=1/))
})
