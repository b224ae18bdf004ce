import { play } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../support/screen'
import { field, fill, form, openAdmin, openForm, received, seeText, signIn, withAdmin } from './open-admin'

withAdmin()

const openEdit = () => openForm('stats?open=edit&record=1', 'Mettre à jour la statistique')
const saved = () => received.filter(({ method }) => method === 'POST' || method === 'PUT')

test('Enter in a field of a new record goes to the next one, and publishes nothing half filled', async () => {
  const { user } = await openForm('videos?open=create', 'Ajouter la vidéo')
  await user.type(field('Titre'), 'Les dépôts en dix minutes{Enter}')
  expect(field('Identifiant YouTube')).toHaveFocus()
  await user.keyboard('dQw4w9WgXcQ{Enter}')
  expect(field('Date')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(form().getByRole('button', { name: 'Ajouter la vidéo' })).toHaveFocus()
  expect(saved()).toEqual([])
  await user.keyboard('{Enter}')
  await seeText('Vidéo ajoutée avec succès')
})

test('Enter in a field of a record that is edited saves it', async () => {
  const { user } = await openEdit()
  await user.type(field('Libellé'), ' (2025){Enter}')
  await waitFor(() => expect(saved()).toHaveLength(1))
})

test('the failure of a save can be read and closed while the form is open, and the focus goes back to its field', async () => {
  const { user } = await openEdit()
  await fill(user, 'Libellé', 'Autre libellé')
  play('failing', { only: 'PUT /api/stats/1' })
  await user.keyboard('{Control>}s{/Control}')
  // Nothing outside an open modal dialog can be pressed.
  const close = await form().findByRole('button', { name: 'Fermer la notification' })
  await user.click(close)
  expect(form().queryByRole('button', { name: 'Fermer la notification' })).toBeNull()
  await waitFor(() => expect(form().getByLabelText(/^Libellé/)).toHaveFocus())
})

test('a press beside the menu closes it, also where the browser does not know `closedby`', async () => {
  openScreen({ width: 360 })
  const { user } = await openAdmin('/Admin/stats')
  await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  menu.getBoundingClientRect = () => new DOMRect(0, 0, 288, 780)
  fireEvent.click(within(menu).getByText('Menu'), { clientX: 20, clientY: 20 })
  fireEvent.click(menu, { clientX: 100, clientY: 700 })
  expect(menu).toBeInTheDocument()
  fireEvent.click(menu, { clientX: 320, clientY: 400 })
  await waitFor(() => expect(menu).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus()
})

test('a write that the account may not make is not to be tried again', async () => {
  play('forbidden', { only: 'PUT /api/stats' })
  const { user, send } = await openEdit()
  await fill(user, 'Libellé', 'Zéphyr')
  await send()
  await seeText('Refusé : votre compte n’a pas ce droit.')
  expect(screen.queryByText(/réessayer/)).not.toBeInTheDocument()
})

test('removing a record after the session has ended: sign in again, and the question is there', async () => {
  const { user, router } = await openAdmin('/Admin/publications?open=delete&record=1')
  const confirm = async () => user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  play('session expired')
  await confirm()
  await seeText(/^Votre session est terminée/)
  expect(router.state.location.pathname).toBe('/loginadmin')
  expect(router.state.location.search).toEqual({ redirect: '/Admin/publications?open=delete&record=1' })
  play('normal')
  await signIn(user)
  await confirm()
  await seeText('Publication supprimée avec succès')
})
