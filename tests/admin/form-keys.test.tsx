import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, form, openAdmin, received, seeText, withAdmin } from './open-admin'

withAdmin()

const saved = () => received.filter(({ method }) => method === 'POST' || method === 'PUT')

test('Enter in a field of a new record goes to the next one, and publishes nothing half filled', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  await form().findByRole('button', { name: 'Ajouter la vidéo' })
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
  const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
  await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await user.type(field('Libellé'), ' (2025){Enter}')
  await waitFor(() => expect(saved()).toHaveLength(1))
})

test('Ctrl+S in the dialog of a picture or of a link leaves the form under it open, and keeps what is typed', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  const editor = await screen.findByRole('textbox', { name: 'Description' })
  // jsdom has no positions for a click in the text.
  editor.focus()
  await user.paste('La caisse')
  await user.click(screen.getByRole('button', { name: 'Insérer une image' }))
  const address = await screen.findByRole('textbox', { name: /^Adresse de l’image/ })
  await user.type(address, 'https://exemple.cm/siege.jpg')
  await user.keyboard('{Control>}s{/Control}')
  expect(address).toHaveValue('https://exemple.cm/siege.jpg')
  expect(saved()).toEqual([])
  await user.keyboard('{Escape}')

  await user.click(await screen.findByRole('button', { name: 'Lien' }))
  const link = await screen.findByRole('textbox', { name: /^Adresse du lien/ })
  await user.type(link, 'https://exemple.cm')
  await user.keyboard('{Control>}s{/Control}')
  expect(link).toHaveValue('https://exemple.cm')
  expect(saved()).toEqual([])
})
