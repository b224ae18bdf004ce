import { table } from '@mocks/db'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { form, lastReceived, openAdmin, openForm, seeText, withAdmin } from './open-admin'

withAdmin()

const title = 'Présentation institutionnelle de la CDEC'
const publications = () =>
  table('publications')
    .findMany()
    .filter((row) => row.title === title)
test('a copy of a record is a new form with its texts and its files, sent as a record of its own', async () => {
  const [source] = publications()
  const { user, router } = await openForm('publications?open=edit&record=1', 'Dupliquer')
  await user.click(form().getByRole('button', { name: 'Dupliquer' }))
  const button = await form().findByRole('button', { name: 'Ajouter la publication' })
  expect(router.state.location.search).toMatchObject({ open: 'create', record: source?.id })
  expect(form().getByLabelText(/^Titre/)).toHaveValue(title)
  expect(form().getByText('Copie d’une fiche : rien n’est encore enregistré.')).toBeVisible()
  await user.click(button)
  await seeText('Publication créée avec succès')
  const sent = await lastReceived()
  expect(sent).toMatchObject({ method: 'POST', path: '/api/publications', body: { title } })
  expect(sent?.body).toHaveProperty('document', expect.stringMatching(/\.pdf$/))
  expect(publications()).toHaveLength(2)
  expect(publications().map(({ description }) => description)).toEqual([source?.description, source?.description])
})

test('a record on the site opens in a new tab from its form and once it is saved', async () => {
  const { user, send } = await openForm('videos?open=edit&record=1', 'Mettre à jour la vidéo')
  const link = form().getByRole('link', { name: 'Voir sur le site (nouvel onglet)' })
  expect(link).toHaveAttribute('href', '/mediatheque#videos-1')
  expect(link).toHaveAttribute('target', '_blank')
  await user.type(form().getByLabelText(/^Titre/), ' bis')
  await send()
  const notice = (await screen.findByText('Vidéo mise à jour avec succès')).parentElement ?? document.body
  expect(within(notice).getByRole('link', { name: 'Voir sur le site (nouvel onglet)' })).toHaveAttribute(
    'href',
    '/mediatheque#videos-1',
  )
})

test('one record after the other: saved, and the next form is open with the focus in its first field', async () => {
  const { user } = await openAdmin('/Admin/villes?within=1&size=50')
  await user.click(await screen.findByRole('button', { name: 'Ajouter une ville' }))
  const name = () => form().findByLabelText(/^Nom de la ville/)
  for (const city of ['Zoétélé', 'Zouan']) {
    await waitFor(async () => expect(await name()).toHaveFocus())
    expect(await name()).toHaveValue('')
    await user.keyboard(city)
    await user.click(form().getByRole('button', { name: 'Enregistrer et ajouter une autre' }))
    await waitFor(async () => expect(await name()).toHaveValue(''))
    expect((await lastReceived())?.body).toEqual({ nom: city, pays_id: 1 })
  }
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('cell', { name: 'Zouan' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Zoétélé' })).toBeVisible()
})
