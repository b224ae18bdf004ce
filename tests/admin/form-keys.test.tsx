import { waitFor } from '@testing-library/react'
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
