import { table } from '@mocks/db'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listDrafts } from '@/auth/drafts'
import { closed, field, form, lastReceived, openAdmin, openForm, seeText, withAdmin } from './open-admin'

withAdmin()

test('“Dupliquer” opens an ordinary new form with the texts of the record', async () => {
  const { user } = await openForm('publications?open=edit&record=1', 'Dupliquer')
  const titles = () =>
    table('publications')
      .findMany()
      .map(({ title }) => title)
  const [title, description] = [field('Titre'), field('Description')].map((one) => (one as HTMLInputElement).value)
  await user.click(form().getByRole('button', { name: 'Dupliquer' }))
  const button = await form().findByRole('button', { name: 'Ajouter la publication' })
  expect(field('Titre')).toHaveValue(title)
  expect(await listDrafts(1)).toMatchObject([{ open: 'create', name: title }])
  await user.click(button)
  await seeText('Publication créée avec succès')
  expect(await lastReceived()).toMatchObject({ method: 'POST', body: { title, description } })
  expect(titles().filter((one) => one === title)).toHaveLength(2)
})

test('a record on the site opens in a new tab from its form and from its row, not from a notice that goes', async () => {
  const { user, send } = await openForm('videos?open=edit&record=1', 'Mettre à jour la vidéo')
  const link = form().getByRole('link', { name: 'Voir sur le site (nouvel onglet)' })
  expect(link).toHaveAttribute('href', '/mediatheque#videos-1')
  expect(link).toHaveAttribute('target', '_blank')
  await user.type(form().getByLabelText(/^Titre/), ' bis')
  await send()
  const notice = (await screen.findByText('Vidéo mise à jour avec succès')).parentElement ?? document.body
  expect(within(notice).queryByRole('link')).not.toBeInTheDocument()
  await closed()
  const [row] = screen.getAllByRole('link', { name: /^Voir .+ bis sur le site \(nouvel onglet\)$/ })
  expect(row).toHaveAttribute('href', '/mediatheque#videos-1')
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
