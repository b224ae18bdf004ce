import { table } from '@mocks/db'
import { play } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../support/screen'
import { openAdmin, openFromMenu, withAdmin } from './open-admin'

withAdmin()

test('the menu opens a list as it was left; pressed again, it shows the whole list', async () => {
  const { user, router } = await openAdmin('/Admin/blocs')
  await screen.findByRole('table')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Actualité')
  await user.click(screen.getByRole('button', { name: 'Titre' }))
  const left = { filter: 'actualite', sort: 'titre' }
  await waitFor(() => expect(router.state.location.search).toEqual(left))

  await openFromMenu(user, 'Missions')
  await openFromMenu(user, 'Gestion des contenus')
  await waitFor(() => expect(router.state.location.search).toEqual(left))
  expect(await screen.findByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Actualité')

  await openFromMenu(user, 'Gestion des contenus')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a list shows the newest first, and of the same day the younger id, where the provider begins with the oldest', async () => {
  play('laravel oldest first')
  table('communications').update(1, { communication_date: '2026-10-02' })
  table('communications').update(2, { communication_date: '2026-10-02' })
  const { user } = await openAdmin('/Admin/communiques')
  const rows = within(await screen.findByRole('table'))
  const titleOf = (id: number) =>
    String(table('communications').findFirst({ where: { id: { equals: id } } })?.['title'])
  const expectYoungerFirst = () => {
    const boxes = rows.getAllByRole('checkbox', { name: /^Sélectionner (?!la page)/ })
    expect(boxes.slice(0, 2).map((box) => box.getAttribute('aria-label'))).toEqual(
      [2, 1].map((id) => `Sélectionner ${titleOf(id)}`),
    )
  }
  await rows.findByRole('checkbox', { name: `Sélectionner ${titleOf(1)}` })
  expectYoungerFirst()
  // Ascending, then descending.
  await user.click(rows.getByRole('button', { name: /^Date/ }))
  await user.click(rows.getByRole('button', { name: /^Date/ }))
  expectYoungerFirst()
})

test('on a phone a card shows title, date and one line, with its edit and delete buttons', async () => {
  openScreen({ width: 360 })
  const { user } = await openAdmin('/Admin/actualites')
  const cards = await screen.findByRole('list', { name: 'Actualités' })
  const card = within(within(cards).getAllByRole('listitem')[0] ?? cards)
  expect(card.getByText('Une convention avec la chambre des notaires')).toBeVisible()
  expect(card.getByText('24 juin 2024')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Supprimer Une convention avec la chambre des notaires' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await user.click(card.getByRole('button', { name: 'Modifier Une convention avec la chambre des notaires' }))
  expect(await screen.findByLabelText(/^Titre/)).toHaveValue('Une convention avec la chambre des notaires')
})

test('a click on a row opens its record, one on its checkbox does not', async () => {
  const { user } = await openAdmin('/Admin/domaines')
  const drawn = await screen.findByRole('table')
  const row = within(drawn).getAllByRole('row')[1] ?? drawn
  await user.click(within(row).getByRole('checkbox'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const cells = within(row).getAllByRole('cell')
  await user.click(cells[1] ?? row)
  expect(await screen.findByRole('dialog', { name: 'Modifier le domaine' })).toBeVisible()
})

test('a new record is marked where it falls, with the focus, until the next change', async () => {
  const { user, router } = await openAdmin('/Admin/subscriber?sort=-email&size=25')
  await screen.findByRole('table')
  const found = Number(screen.getByText(/^\d+ fiches/).textContent?.match(/\d+/)?.[0])
  await user.click(screen.getByRole('button', { name: 'Ajouter un Abonné' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Email/), 'aaa.premier@exemple.cm')
  await user.keyboard('{Enter}')
  const row = await screen.findByRole('row', { name: /Nouveau aaa\.premier@exemple\.cm/ })
  await waitFor(() => expect(row).toHaveFocus())
  expect(
    screen.getByText(`« aaa.premier@exemple.cm » est à la ligne ${found + 1} sur ${found + 1}.`),
  ).toBeInTheDocument()
  const page = Math.ceil((found + 1) / 25)
  expect(router.state.location.search).toEqual({ sort: '-email', size: 25, ...(page > 1 && { page }) })

  await user.click(screen.getByRole('button', { name: 'Email' }))
  await waitFor(() => expect(screen.queryByText('Nouveau')).not.toBeInTheDocument())
})
