import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { columnTitles, openAdmin, openFromMenu, seeText, withAdmin } from './open-admin'

withAdmin()
beforeAll(async () => {
  await import('@/admin/crud/views/columns-dialog')
  await import('@/admin/crud/views/views-panel')
})

test('columns are hidden and moved with the keyboard, announced, stored and reset', async () => {
  const { user } = await openAdmin('/Admin/blocs')
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Colonnes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Colonnes' }))
  expect(dialog.getByRole('checkbox', { name: 'Titre (toujours affichée)' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Image' }))
  const down = dialog.getByRole('button', { name: 'Descendre Type' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(dialog.getByRole('status')).toHaveTextContent('Type : colonne 3 sur 5')
  expect(dialog.getByRole('button', { name: 'Descendre Type' })).toHaveFocus()
  await user.click(dialog.getAllByRole('button', { name: 'Fermer' }).at(-1) ?? down)
  expect(columnTitles()).toEqual(['Titre', 'Description', 'Type', 'Vidéo'])
  expect(screen.getByRole('button', { name: 'Colonnes' })).toHaveFocus()

  await openFromMenu(user, 'Missions')
  await openFromMenu(user, 'Gestion des contenus')
  await waitFor(() => expect(columnTitles()).toEqual(['Titre', 'Description', 'Type', 'Vidéo']))
  await user.click(screen.getByRole('button', { name: 'Colonnes' }))
  await user.click(await screen.findByRole('button', { name: 'Colonnes d’origine' }))
  await user.keyboard('{Escape}')
  expect(columnTitles()).toEqual(['Titre', 'Type', 'Description', 'Image', 'Vidéo'])
})

test('a view is saved, linked, changed, replaced, renamed, removed and restored', async () => {
  const { user, router } = await openAdmin('/Admin/blocs?filter=interview&sort=-titre')
  await screen.findByRole('button', { name: /^Vue/ })
  const search = () => router.state.location.search
  const panel = async () => {
    const isOpen = screen.queryByRole('region', { name: 'Vues enregistrées' })
    if (!isOpen) await user.click(screen.getByRole('button', { name: /^Vue/ }))
    return within(await screen.findByRole('region', { name: 'Vues enregistrées' }))
  }
  await user.type((await panel()).getByRole('textbox'), 'Entretiens{Enter}')
  const saved = {
    filter: 'interview',
    sort: '-titre',
    cols: 'titre.type.Description.image.video',
    view: 'Entretiens',
  }
  await waitFor(() => expect(search()).toEqual(saved))
  expect(screen.getByRole('button', { name: /^Vue\s: Entretiens$/ })).toBeVisible()

  await user.click((await panel()).getByRole('link', { name: 'Toutes les fiches' }))
  await waitFor(() => expect(search()).toEqual({}))
  const link = (await panel()).getByRole('link', { name: 'Entretiens' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', location.href)
  expect(Object.fromEntries(searchParams)).toEqual(saved)
  await user.click(link)
  await waitFor(() => expect(search()).toEqual(saved))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Publication')
  await waitFor(() => expect(search()).toHaveProperty('filter', 'publication'))
  expect((await panel()).getByRole('link', { name: 'Entretiens (modifiée)' })).toBeVisible()
  await user.click((await panel()).getByRole('button', { name: 'Remplacer la vue Entretiens' }))
  const replaced = await screen.findByRole('link', { name: 'Entretiens' })
  expect(replaced).toHaveAttribute('href', expect.stringContaining('publication'))
  await waitFor(() => expect(replaced).toHaveFocus())

  await user.click((await panel()).getByRole('button', { name: 'Renommer la vue Entretiens' }))
  const name = (await panel()).getByRole('textbox', { name: 'Nouveau nom' })
  expect(name).toHaveFocus()
  await user.clear(name)
  await user.type(name, 'Publications{Enter}')
  await waitFor(() => expect(search()).toHaveProperty('view', 'Publications'))

  await user.click((await panel()).getByRole('button', { name: 'Supprimer la vue Publications' }))
  expect((await panel()).queryByRole('link', { name: 'Publications' })).not.toBeInTheDocument()
  await waitFor(() => expect(search()).not.toHaveProperty('view'))
  expect((await panel()).getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await panel()).getByRole('link', { name: /^Publications/ })).toHaveFocus())
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

test('a new record that the search does not find is shown at the top, with a notice', async () => {
  const { user } = await openAdmin('/Admin/missions?q=rien+de+tel')
  await seeText('Aucune fiche ne correspond à la recherche.')
  await user.click(screen.getByRole('button', { name: 'Ajouter une mission' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Titre/), 'Zéphyr')
  await user.keyboard('{Control>}s{/Control}')
  const row = await screen.findByRole('row', { name: /Nouveau Zéphyr/ })
  expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByText(/^« Zéphyr » est enregistré\. La recherche ou le filtre ne le montre pas/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(screen.queryByText('Nouveau')).not.toBeInTheDocument())
  expect(await screen.findByRole('cell', { name: 'Zéphyr' })).toBeVisible()
})
