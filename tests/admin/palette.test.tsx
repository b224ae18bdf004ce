import { seeds } from '@mocks/seeds/all'
import { server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { form, openAdmin, withAdmin } from './open-admin'

withAdmin(seeds)

test('Ctrl+K: a screen by a few letters, without accents, with the keyboard alone', async () => {
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
})

test('a record of any resource by its title opens in its form', async () => {
  const { user, router } = await openAdmin('/Admin/dashboard')
  await user.click(await screen.findByRole('button', { name: /Aller à…/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Aller à…' })
  await user.type(within(dialog).getByRole('combobox'), 'recevoir, conserver')
  expect(await within(dialog).findByText('1 proposition')).toHaveRole('status')
  await user.click(await within(dialog).findByRole('option', { name: /^Recevoir, conserver et gérer/ }))
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/Admin\/missions\?open=edit&record=1/))
})

/** Opens the palette; returns its field and its queries. */
async function openPalette() {
  const opened = await openAdmin('/Admin/dashboard')
  await opened.user.click(await screen.findByRole('button', { name: /Aller à…/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aller à…' }))
  return { ...opened, dialog, field: dialog.getByRole('combobox') }
}

test('a press beside what is meant chooses nothing: another button, or one that is let go elsewhere', async () => {
  const { user, router, dialog, field } = await openPalette()
  await user.type(field, 'videos')
  const option = await dialog.findByRole('option', { name: /^Vidéos/ })
  await user.pointer({ keys: '[MouseRight]', target: option })
  await user.pointer([
    { keys: '[MouseLeft>]', target: option },
    { keys: '[/MouseLeft]', target: field },
  ])
  expect(router.state.location.pathname).toBe('/Admin/dashboard')
  expect(field).toHaveFocus()
  await user.click(option)
  await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/videos'))
})

test('more hits than are shown are told, and a list that could not be read', async () => {
  server.use(http.get('*/api/videos', () => HttpResponse.error()))
  const { user, dialog, field } = await openPalette()
  await user.type(field, 'a')
  const status = await dialog.findByText(/propositions sur \d+\s: précisez la recherche/)
  expect(dialog.getAllByRole('option').length).toBeLessThan(Number(/sur (\d+)/.exec(status.textContent)?.[1]))
  await waitFor(() => expect(status).toHaveTextContent(/Liste qui n’a pas pu être lue\s: Vidéos\./))
})

test.each([
  ['composing', { isComposing: true }],
  ['with the code of Safari', { keyCode: 229 }],
])('an Enter or Escape that ends a composition chooses, jumps and closes nothing: %s', async (_, how) => {
  const { user, router, dialog, field } = await openPalette()
  await user.type(field, 'publications')
  await dialog.findAllByRole('option', { name: /^Publications/ })
  fireEvent.keyDown(field, { key: 'Enter', ...how })
  fireEvent.keyDown(field, { key: 'Escape', ...how })
  expect(router.state.location.pathname).toBe('/Admin/dashboard')
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('link', { name: 'Communiqués' }))
  await user.click(await screen.findByRole('button', { name: 'Ajouter un communiqué' }))
  await screen.findByRole('dialog', { name: 'Ajouter un communiqué' })
  const title = await form().findByLabelText(/^Titre/)
  title.focus()
  fireEvent.keyDown(title, { key: 'Enter', ...how })
  expect(title).toHaveFocus()
  fireEvent.keyDown(title, { key: 'Escape', ...how })
  expect(screen.getByRole('dialog', { name: 'Ajouter un communiqué' })).toBeVisible()
})
