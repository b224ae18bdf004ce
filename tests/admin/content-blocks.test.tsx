import { seeds } from '@mocks/seeds/all'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { file, fileInput, form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin(seeds)

test('an editor writes a block of the institution, and sees its page in the preview', async () => {
  const { user } = await openAdmin('/Admin/blocs?open=create')
  const title = await form().findByLabelText(/^Titre/)
  expect(title).toHaveAccessibleDescription(/un bloc de l’institution\u00a0: Coordonnées, Frais, Délai/)
  await user.type(title, 'Frais : offres-reelles')
  await user.type(form().getByLabelText(/^Description/), 'Aucun frais.')
  await user.selectOptions(form().getByLabelText(/^Type/), 'Publication')
  await user.click(form().getByRole('button', { name: 'Aperçu' }))
  expect(await screen.findByTitle('Aperçu de la page publiée')).toBeVisible()
  await user.clear(title)
  await user.type(title, 'Frais')
  await seeText('Aucune page du site ne montre cette fiche.')
  await user.upload(fileInput(form().getByLabelText(/^Image/)), file('a.png', 'image/png'))
  await user.click(form().getByRole('button', { name: 'Ajouter le contenu' }))
  await seeText('Contenu créé avec succès')
  expect(await lastReceived()).toMatchObject({ body: { titre: 'Frais', type: 'publication' } })
})

test('a block leads to the page that shows it, another content to none', async () => {
  const { user } = await openAdmin('/Admin/blocs?q=si%C3%A8ge')
  await user.click(await screen.findByRole('button', { name: 'Modifier Coordonnées : Siège' }))
  const page = await screen.findByRole('link', { name: 'Voir sur le site (nouvel onglet)' })
  expect(page).toHaveAttribute('href', '/ou-aller')
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(await screen.findByRole('button', { name: 'Modifier Dossier : le siège' }))
  await waitFor(() => expect(form().getByLabelText(/^Titre/)).toHaveValue('Dossier : le siège'))
  expect(form().queryByRole('link', { name: /^Voir sur le site/ })).toBeNull()
})
