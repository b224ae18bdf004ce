import { table } from '@mocks/db'
import { seeds } from '@mocks/seeds/all'
import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { screens } from '@/admin/registry'
import { form, lastReceived, openAdmin, seeText, type User, withAdmin } from './open-admin'

withAdmin(seeds)

const title = 'Vos droits en tant que déposant'
const publications = () =>
  table('publications')
    .all('fr')
    .filter((row) => row.title === title)
const send = async () =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ajouter la publication' })

/** Opens the form of a record, and from it that of its copy. */
async function copy(user: User, name: string) {
  await user.click((await screen.findAllByRole('button', { name: `Modifier ${name}` }))[0] ?? document.body)
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Dupliquer' }))
}

describe('a copy of a record', () => {
  test('is a new form with its texts and its files, sent as a record of its own', async () => {
    const [source] = publications()
    const { user, router } = await openAdmin('/Admin/publications')
    await copy(user, title)
    const button = await send()
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('says which files could not be read', async () => {
    server.use(http.get('*/api/files/*', () => HttpResponse.json({}, { status: 404 })))
    const { user } = await openAdmin('/Admin/publications')
    await copy(user, title)
    await send()
    await seeText(/^Fichiers introuvables, à choisir de nouveau : .*Document\.$/)
  })
})

describe('a record on the site', () => {
  test('has an address where there is a page of the site that shows it', () => {
    const addresses = [...screens.values()].map(({ path, publicPage }) => [path, publicPage?.('7', {}) ?? null])
    expect(Object.fromEntries(addresses)).toEqual({
      actualites: '/actualites/7',
      communiques: '/communique#communications-7',
      interviews: '/interviews/7',
      missions: '/missions#missions-7',
      videos: '/mediatheque#videos-7',
      presentation: '/lacdec',
      domaines: '/#domaines',
      stats: '/#indicateurs',
      slides: '/',
      publications: '/publications#publications-7',
      reglementations: '/textes_reglementaires#reglementations-7',
      sponsors: '/partenaires#sponsors-7',
      subscriber: null,
      pays: null,
      villes: null,
      blocs: null,
    })
  })

  test('opens in a new tab from its form and once it is saved', async () => {
    const { user } = await openAdmin('/Admin/videos?open=edit&record=1')
    await screen.findByRole('dialog')
    const link = await form().findByRole('link', { name: 'Voir sur le site (nouvel onglet)' })
    expect(link).toHaveAttribute('href', '/mediatheque#videos-1')
    expect(link).toHaveAttribute('target', '_blank')
    await user.type(form().getByLabelText(/^Titre/), ' bis')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la vidéo' }))
    const notice = (await screen.findByText('Vidéo mise à jour avec succès')).parentElement ?? document.body
    expect(within(notice).getByRole('link', { name: 'Voir sur le site (nouvel onglet)' })).toHaveAttribute(
      'href',
      '/mediatheque#videos-1',
    )
  })
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
