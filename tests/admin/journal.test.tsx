import { table } from '@mocks/db'
import { slugOf } from '@mocks/handlers/slug'
import { server } from '@mocks/server'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { recordActions, undoable } from '@/admin/crud/record/journal'
import { fill, form, openAdmin, received, seeText, withAdmin } from './open-admin'

withAdmin()

const stat = (id: number) => table('stats').find('id', id, 'fr') ?? { id, label: undefined }
const labelled = (label: string) =>
  table('stats')
    .all('fr')
    .filter((row) => row.label === label)
const journal = () => screen.findByRole('list', { name: 'Journal' })

/** Changes the label of the first statistic; returns the previous one too. */
async function change(label: string) {
  const { label: before } = stat(1)
  const opened = await openAdmin('/Admin/stats?open=edit&record=1')
  await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await fill(opened.user, 'Libellé', label)
  await opened.user.click(form().getByRole('button', { name: 'Mettre à jour la statistique' }))
  await seeText('Statistique mise à jour avec succès')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return { ...opened, before }
}

async function create(label: string) {
  const opened = await openAdmin('/Admin/stats?open=create')
  await screen.findByRole('dialog')
  await form().findByRole('button', { name: 'Ajouter la statistique' })
  await fill(opened.user, 'Libellé', label)
  await opened.user.click(form().getByRole('button', { name: 'Ajouter la statistique' }))
  await seeText('Statistique créée avec succès')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return opened
}

describe('an update', () => {
  test('is taken back from its notice: the previous values are there again', async () => {
    const { user, before } = await change('Autre libellé')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await seeText(/^Annulé : « Autre libellé »$/)
    expect(stat(1)).toMatchObject({ label: before })
    expect(await screen.findByRole('button', { name: `Modifier ${String(before)}` })).toBeVisible()
  })

  test('leaves alone what somebody else has changed since in other fields', async () => {
    const { user, before } = await change('Autre libellé')
    table('stats').change(1, { value: 77 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    await user.keyboard('{Control>}z{/Control}')
    await seeText(/^Annulé : /)
    expect(stat(1)).toMatchObject({ label: before, value: 77 })
  })

  test('asks where somebody else has changed the same field', async () => {
    const { user, before } = await change('Autre libellé')
    table('stats').change(1, { label: 'Encore un autre' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    await user.keyboard('{Control>}z{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps par quelqu’un d’autre' }))
    expect(stat(1)).toMatchObject({ label: 'Encore un autre' })
    const versions = dialog.getByRole('group', { name: 'Libellé' })
    expect(within(versions).getByRole('radio', { name: 'Après mon action' })).toHaveAccessibleDescription(
      'Autre libellé',
    )
    await user.click(dialog.getByRole('radio', { name: 'Avant mon action' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await seeText(/^Annulé : /)
    expect(stat(1)).toMatchObject({ label: before })
  })
})

describe('updates of news that the provider names after their titles', () => {
  const news = () => table('actualites').find('id', 1, 'fr') ?? { id: 1, titre: undefined, slug: undefined }

  async function retitle(title: string) {
    const opened = await openAdmin(`/Admin/actualites?open=edit&record=${String(news().slug)}`)
    await screen.findByRole('dialog')
    const save = await form().findByRole('button', { name: /^Mettre à jour/ })
    await fill(opened.user, 'Titre', title)
    await opened.user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return opened
  }

  test('are taken back one after the other, and their notice leads to the page', async () => {
    server.use(
      http.put('*/api/actualites/:slug', async ({ params, request }) => {
        const row = table('actualites').find('slug', String(params['slug']), 'fr')
        if (row === undefined) return HttpResponse.json({ message: 'Introuvable.' }, { status: 404 })
        const titre = (await request.formData()).get('titre')
        table('actualites').change(row.id, { titre, slug: slugOf(typeof titre === 'string' ? titre : '') })
        return HttpResponse.json(news())
      }),
    )
    const { titre } = news()
    await retitle('Un titre neuf')
    cleanup()
    const { user } = await retitle('Un autre titre')
    const page = screen.getAllByRole('link', { name: /^Voir sur le site/ }).at(-1)
    expect(page).toHaveAttribute('href', '/actualites/un-autre-titre')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(news()).toMatchObject({ titre: 'Un titre neuf', slug: 'un-titre-neuf' }))
    await seeText(/^Annulé\s: « Un autre titre »$/)
    vi.setSystemTime(Date.now() + 5000)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(news()).toMatchObject({ titre }))
  })
})

describe('a create', () => {
  test('is taken back by Ctrl+Z on the page, but not in a field', async () => {
    const { user } = await create('Zéphyr')
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('{Control>}z{/Control}')
    expect(labelled('Zéphyr')).toHaveLength(1)
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('{Control>}z{/Control}')
    // Undoing a creation is a removal, and asks as one.
    const question = within(await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr?' }))
    expect(question.getByText('Zéphyr')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(labelled('Zéphyr')).toHaveLength(1)
    await user.keyboard('{Control>}z{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await seeText(/^Annulé : « Zéphyr »$/)
    expect(labelled('Zéphyr')).toHaveLength(0)
    await user.keyboard('{Control>}z{/Control}')
    await seeText('Il n’y a rien à annuler.')
  })

  test('that somebody else has changed since is removed only when that is agreed to', async () => {
    const { user } = await create('Zéphyr')
    table('stats').change(Number(labelled('Zéphyr')[0]?.id), { value: 5 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    await user.keyboard('{Control>}z{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Modifié depuis sa création' }))
    expect(dialog.getByText(/a changé depuis : Valeur\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Ne pas supprimer' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(labelled('Zéphyr')).toHaveLength(1)
  })
})

describe('a removal', () => {
  async function removePublication() {
    const opened = await openAdmin('/Admin/publications')
    const title = 'Vos droits en tant que déposant'
    const row = table('publications')
      .all('fr')
      .find((one) => one.title === title)
    await opened.user.click(await screen.findByRole('button', { name: `Supprimer ${title}` }))
    await opened.user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await seeText('Publication supprimée avec succès')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await opened.user.click(screen.getByRole('link', { name: 'Journal' }))
    const undo = within(await journal()).getByRole('button', { name: /^Annuler ?– Vos droits/ })
    return { ...opened, row, title, undo: () => opened.user.click(undo) }
  }

  test('is taken back from the journal: created again with its files, and the notice names its new number', async () => {
    const { title, row, undo } = await removePublication()
    await undo()
    await seeText(/est créé de nouveau, sous le numéro \d+\.$/)
    const again = table('publications')
      .all('fr')
      .find((one) => one.title === title)
    expect(again).toMatchObject({ description: row?.description, publication_date: row?.publication_date })
    expect(again?.document).not.toBe('')
    expect(within(await journal()).getByText('Annulé')).toBeVisible()
    expect(within(await journal()).queryByRole('button')).not.toBeInTheDocument()
  })

  test('says which files are lost', async () => {
    server.use(http.get('*/api/files/*', () => HttpResponse.json({}, { status: 404 })))
    const { undo } = await removePublication()
    await undo()
    await seeText(/^N’a pas pu être rétabli : .*Document\.$/)
  })
})

describe('the journal', () => {
  test('says so when there is nothing', async () => {
    await openAdmin('/Admin/journal')
    expect(await screen.findByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    expect(screen.getByText('Rien n’a encore été créé, modifié ou supprimé.')).toBeVisible()
  })

  test('undoes together what was done together', async () => {
    const rows = table('stats').all('fr').slice(0, 3)
    recordActions(
      1,
      rows.map(({ id, label }) => ({
        kind: 'update',
        resource: 'stats',
        key: id,
        name: String(label),
        before: { label: `Avant ${id}` },
        after: { label: String(label) },
      })),
    )
    const { user } = await openAdmin('/Admin/journal')
    const item = within(await journal())
    expect(item.getByText('3 fiches')).toBeVisible()
    await user.click(item.getByRole('button', { name: /^Annuler/ }))
    // The run shows a result for each record.
    const run = within(await screen.findByRole('dialog', { name: 'Annulation de 3 fiches' }))
    expect(await run.findByText(/Terminé\s: 3 réussites/)).toBeVisible()
    for (const { id } of rows) expect(stat(id)).toMatchObject({ label: `Avant ${id}` })
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(3)
    await user.click(run.getByRole('button', { name: 'Terminer' }))
    await seeText('3 fiches rétablies')
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    expect(within(await journal()).getByText('Annulé')).toBeVisible()
  })

  /** Records changes of `many` statistics in the administrator's journal, and opens it. */
  async function openChanged(many: number) {
    for (let id = 100; id < 100 + many; id += 1) table('stats').insert({ id, label: `Après ${id}`, value: 1 })
    recordActions(
      1,
      Array.from({ length: many }, (_none, n) => ({
        kind: 'update' as const,
        resource: 'stats',
        key: 100 + n,
        name: `Après ${100 + n}`,
        before: { label: `Avant ${100 + n}` },
        after: { label: `Après ${100 + n}` },
      })),
    )
    const opened = await openAdmin('/Admin/journal')
    const item = within(await journal())
    return { ...opened, undo: () => opened.user.click(item.getByRole('button', { name: /^Annuler/ })) }
  }
  const conflictDialog = () => screen.findByRole('dialog', { name: 'Modifié entre-temps par quelqu’un d’autre' })

  test('of many records, asks about those with a conflict, and merges the others', async () => {
    const { user, undo } = await openChanged(3)
    table('stats').change(100, { value: 77 })
    table('stats').change(101, { label: 'D’une autre' })
    await undo()
    const dialog = within(await conflictDialog())
    // The records without a conflict are undone, the one in conflict is not.
    expect([100, 101, 102].map((id) => stat(id)['label'])).toEqual(['Avant 100', 'D’une autre', 'Avant 102'])
    expect(stat(100)).toMatchObject({ value: 77 })
    expect(dialog.getByText('Après 101', { selector: 'p' })).toBeVisible()
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: 'Avant mon action' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    const run = within(await screen.findByRole('dialog', { name: 'Annulation de 3 fiches' }))
    expect(await run.findByText(/Terminé\s: 3 réussites/)).toBeVisible()
    expect(stat(101)).toMatchObject({ label: 'Avant 101' })
  })

  test('of forty, asks once where the same choice holds for all', async () => {
    const { user, undo } = await openChanged(40)
    for (let id = 100; id < 140; id += 1) table('stats').change(id, { label: `D’une autre ${id}` })
    await undo()
    const dialog = within(await conflictDialog())
    await user.click(dialog.getByRole('radio', { name: 'Avant mon action' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Faire le même choix pour les 39 autres fiches' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    const run = within(await screen.findByRole('dialog', { name: 'Annulation de 40 fiches' }))
    expect(await run.findByText(/Terminé\s: 40 réussites/)).toBeVisible()
    for (let id = 100; id < 140; id += 1) expect(stat(id)).toMatchObject({ label: `Avant ${id}` })
    expect(undoable(1)).toEqual([])
  })

  test('postpones what is not decided, and keeps the records that are left as they are', async () => {
    const { user, undo } = await openChanged(2)
    for (const id of [100, 101]) table('stats').change(id, { label: `D’une autre ${id}` })
    await undo()
    await user.click(within(await conflictDialog()).getByRole('button', { name: 'Décider plus tard' }))
    const run = within(await screen.findByRole('dialog', { name: 'Annulation de 2 fiches' }))
    expect(run.getByText(/^2 fiches ont été modifiées entre-temps par quelqu’un d’autre\s: à vous/)).toBeVisible()
    await user.click(run.getByRole('button', { name: 'Décider' }))
    await user.click(within(await conflictDialog()).getByRole('button', { name: 'Décider plus tard' }))
    await user.click(screen.getByRole('button', { name: 'Les laisser telles quelles' }))
    await seeText(/Terminé\s: 0 réussite, 0 échec, 2 fiches laissées telles quelles\./)
    expect([100, 101].map((id) => stat(id)['label'])).toEqual(['D’une autre 100', 'D’une autre 101'])
    // Both changes can still be undone.
    expect(undoable(1)).toHaveLength(2)
  })

  test('stores the last 50 actions, shows nobody else’s, and is erased by a sign-out', async () => {
    const one = { kind: 'update', resource: 'stats', key: 1, before: { label: 'a' }, after: { label: 'b' } } as const
    for (let n = 0; n < 60; n += 1) recordActions(1, [{ ...one, name: `Action ${n}` }])
    recordActions(2, [{ ...one, name: 'D’une autre personne' }])
    expect(new Set(JSON.parse(localStorage.getItem('journal:admin') ?? '[]').map(groupOf)).size).toBe(50)
    const { user } = await openAdmin('/Admin/journal')
    // This tab has all of its actions in memory; only 50 are stored.
    expect(within(await journal()).getAllByRole('listitem')).toHaveLength(60)
    expect(screen.queryByText('D’une autre personne')).not.toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Se déconnecter' })[0] ?? document.body)
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(localStorage.getItem('journal:admin')).toBeNull()
    expect(undoable(1)).toEqual([])
  })

  test('a sign-out in another tab erases it here', async () => {
    recordActions(1, [{ kind: 'delete', resource: 'stats', key: 9, name: 'Retirée', before: {}, after: null }])
    await openAdmin('/Admin/journal')
    expect(within(await journal()).getByText('Retirée')).toBeVisible()
    localStorage.removeItem('journal:admin')
    await act(
      async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'journal:admin', newValue: null })),
    )
    expect(screen.queryByText('Retirée')).not.toBeInTheDocument()
  })
})

const groupOf = ({ group }: { group: string }) => group
