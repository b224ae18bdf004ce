import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../support/screen'
import { columnTitles, openAdmin, openFromMenu, withAdmin } from './open-admin'

withAdmin()

test('the menu opens a list as it was left; pressed again, it shows the whole list', async () => {
  const { user, router } = await openAdmin('/Admin/blocs')
  await screen.findByRole('table')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Interview')
  await user.click(screen.getByRole('button', { name: 'Titre' }))
  const left = { filter: 'interview', sort: 'titre' }
  await waitFor(() => expect(router.state.location.search).toEqual(left))

  await openFromMenu(user, 'Missions')
  await openFromMenu(user, 'Gestion des contenus')
  await waitFor(() => expect(router.state.location.search).toEqual(left))
  expect(await screen.findByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Interview')

  await openFromMenu(user, 'Gestion des contenus')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('each country has its own state of the list of its cities', async () => {
  const { user, router } = await openAdmin('/Admin/pays')
  const cities = async (country: string) => {
    await user.click(await screen.findByRole('link', { name: new RegExp(`Villes – ${country}`) }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/villes'))
    await screen.findByRole('heading', { level: 1, name: 'Villes' })
  }
  await cities('Cameroun')
  const { within: first } = router.state.location.search
  await user.type(screen.getByRole('searchbox'), 'dou')
  await waitFor(() => expect(router.state.location.search).toEqual({ within: first, q: 'dou' }))
  await openFromMenu(user, 'Gestion des Pays')
  await cities('Canada')
  expect(router.state.location.search).not.toHaveProperty('q')
  await openFromMenu(user, 'Gestion des Pays')
  await cities('Cameroun')
  expect(router.state.location.search).toEqual({ within: first, q: 'dou' })
})

test('an address names the columns and their order; the title is always one of them', async () => {
  await openAdmin('/Admin/blocs?cols=video.type.nothing.type')
  await screen.findByRole('table')
  expect(columnTitles()).toEqual(['Titre', 'Vidéo', 'Type'])
})

test('a column is made wider with the arrow keys, and keeps its width', async () => {
  const { user } = await openAdmin('/Admin/blocs')
  const edge = () => screen.findByRole('slider', { name: 'Largeur de la colonne Titre' })
  const first = await edge()
  first.focus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect(await edge()).toHaveValue('96')

  await openFromMenu(user, 'Missions')
  await openFromMenu(user, 'Gestion des contenus')
  const again = await edge()
  expect(again).toHaveValue('96')
  fireEvent.doubleClick(again)
  // jsdom lays nothing out, so that the column gets its least width.
  expect(await edge()).toHaveValue('64')
})

test('on a phone a card shows title, date and one line, with its edit and delete buttons', async () => {
  openScreen({ width: 360 })
  const { user } = await openAdmin('/Admin/actualites')
  const cards = await screen.findByRole('list', { name: 'Actualités' })
  const card = within(within(cards).getAllByRole('listitem')[0] ?? cards)
  expect(card.getByText('L’inscription en ligne est ouverte')).toBeVisible()
  expect(card.getByText('12 octobre 2026')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Supprimer L’inscription en ligne est ouverte' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await user.click(card.getByRole('button', { name: 'Modifier L’inscription en ligne est ouverte' }))
  expect(await screen.findByLabelText(/^Titre/)).toHaveValue('L’inscription en ligne est ouverte')
})

test('columns that matter little are hidden at first, and offered under « Colonnes »', async () => {
  const { user } = await openAdmin('/Admin/actualites')
  await screen.findByRole('table')
  expect(columnTitles()).toEqual(['Titre', 'Description', 'Image', 'Date de publication'])
  await user.click(screen.getByRole('button', { name: 'Colonnes' }))
  const list = within(await screen.findByRole('list', { name: 'Colonnes de la liste' }))
  const hidden = list.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).checked)
  expect(hidden.map((box) => box.closest('label')?.textContent?.trim())).toEqual([
    'Id',
    'Image principale',
    'Slug',
    'Id de l’actualité',
  ])
})
