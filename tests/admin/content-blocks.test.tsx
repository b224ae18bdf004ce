import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { file, fileInput, form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

test('an editor begins a block of the institution with an example, and sees its page in the preview', async () => {
  const { user } = await openAdmin('/Admin/blocs?open=create')
  const templates = await form().findByLabelText('Bloc de l’institution')
  expect(templates).toHaveAccessibleDescription(/Le mot qui commence le titre est réservé/)
  await user.selectOptions(templates, 'Frais d’un cas')
  expect(form().getByLabelText(/^Titre/)).toHaveValue('Frais : offres-reelles')
  expect(form().getByLabelText(/^Type/)).toHaveValue('publication')
  expect(form().getByLabelText(/^Description/)).toHaveValue(
    'Aucun frais.\nMis à jour le 3 novembre 2026 par la Direction des consignations',
  )
  await user.click(form().getByRole('button', { name: 'Aperçu' }))
  expect(await screen.findByTitle('Aperçu de la page publiée')).toBeVisible()
  await user.selectOptions(templates, 'Frais de tous les cas')
  await seeText(/^Le site ne montre que les blocs de l’institution/)
  await user.upload(fileInput(form().getByLabelText(/^Image/)), file('a.png', 'image/png'))
  await user.click(form().getByRole('button', { name: 'Ajouter le contenu' }))
  await seeText('Contenu créé avec succès')
  expect(await lastReceived()).toMatchObject({ body: { titre: 'Frais', type: 'publication' } })
})

test('a block leads to the page that shows it, another content to none', async () => {
  const { user } = await openAdmin('/Admin/blocs?q=si%C3%A8ge')
  const rows = await screen.findAllByRole('row')
  const rowOf = (name: string) => within(rows.find((row) => within(row).queryByText(name)) ?? document.body)
  expect(
    rowOf('Coordonnées : Siège').getByRole('link', { name: 'Voir Coordonnées : Siège sur le site (nouvel onglet)' }),
  ).toHaveAttribute('href', '/ou-aller')
  expect(rowOf('Dossier : le siège').queryByRole('link', { name: /sur le site/ })).toBeNull()
  await user.click(rowOf('Dossier : le siège').getByRole('button', { name: /^Modifier/ }))
  await waitFor(() => expect(form().getByLabelText(/^Titre/)).toHaveValue('Dossier : le siège'))
  expect(form().queryByLabelText('Bloc de l’institution')).toBeNull()
})
