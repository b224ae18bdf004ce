import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, file, fileInput, fill, form, lastReceived, openAdmin, openForm, seeText, withAdmin } from './open-admin'

withAdmin()

test('a picture that the browser cannot show is refused at its field', async () => {
  const { user } = await openForm('sponsors?open=create', 'Ajouter le sponsor')
  await user.upload(fileInput(field('Image')), file('abimee.png', 'image/png'))
  fireEvent.error(await form().findByRole('img', { name: 'Aperçu de abimee.png' }))
  expect(
    await form().findByText(/^Veuillez sélectionner une image valide – «\sabimee\.png\s» n’est pas retenue/),
  ).toBeVisible()
  expect(form().queryByText(/^abimee\.png \(/)).not.toBeInTheDocument()
  expect(form().queryByRole('img', { name: /abimee/ })).not.toBeInTheDocument()
})
test('countries hold their cities', async () => {
  const { user, router } = await openAdmin('/Admin/pays')
  await user.click(await screen.findByRole('link', { name: 'Villes – Cameroun' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Villes' })).toBeVisible()
  expect(router.state.location.search).toEqual({ within: 1 })
  expect(await screen.findByRole('cell', { name: 'Yaoundé' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ajouter une ville' }))
  await form().findByRole('button', { name: 'Ajouter la ville' })
  await fill(user, 'Nom de la ville', 'Zoétélé')
  await user.click(form().getByRole('button', { name: 'Ajouter la ville' }))
  await seeText('Nouvelle ville ajoutée avec succès')
  expect(await lastReceived()).toEqual({ method: 'POST', path: '/api/villes', body: { nom: 'Zoétélé', pays_id: 1 } })
  expect(screen.getByText('Cameroun')).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Gestion des Pays' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gestion des Pays' })).toBeVisible()
})

test('a link to the removal of a record that does not exist says so', async () => {
  const { user, router } = await openAdmin('/Admin/publications?open=delete&record=9999')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Rien à supprimer' }))
  expect(dialog.getByText('Cette fiche n’existe pas, ou n’existe plus.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toEqual({})
})

test('a link shows the same screen, and Back closes its form', async () => {
  const { router, user } = await openAdmin('/Admin/publications?q=rapport&sort=-title&size=50')
  await screen.findByRole('table')
  expect(screen.getByRole('searchbox')).toHaveValue('rapport')
  expect(screen.getByLabelText('Fiches par page')).toHaveValue('50')
  await user.click((await screen.findAllByRole('button', { name: /^Modifier / }))[0] ?? document.body)
  await form().findByRole('button', { name: 'Mettre à jour la publication' })
  expect(router.state.location.search).toMatchObject({ q: 'rapport', sort: '-title', open: 'edit' })
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toEqual({ q: 'rapport', sort: '-title', size: 50 })
})
