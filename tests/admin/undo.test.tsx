import { table } from '@mocks/db'
import { slugOf } from '@mocks/handlers/slug'
import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fill, form, openAdmin, received, seeText, type User, withAdmin } from './open-admin'

withAdmin()

const stat = (id: number) => table('stats').find('id', id, 'fr') ?? { id, label: undefined }

/** Returns the toast with this text. */
const toastOf = async (text: string | RegExp) => {
  const toast = (await screen.findAllByText(text)).at(-1)?.closest<HTMLElement>('[data-tone]')
  if (!toast) throw new Error('No toast')
  return toast
}
const undoButton = async (text: string | RegExp) =>
  within(await toastOf(text)).findByRole('button', { name: 'Annuler' })

/** Later reads do not count as recent ones. */
const wait = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })

/** Changes the label of the first statistic; returns the previous one and the undo button of the toast. */
async function change(label: string) {
  const { label: before } = stat(1)
  const opened = await openAdmin('/Admin/stats?open=edit&record=1')
  await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await fill(opened.user, 'Libellé', label)
  await opened.user.click(form().getByRole('button', { name: 'Mettre à jour la statistique' }))
  return { ...opened, before, undo: await undoButton('Statistique mise à jour avec succès') }
}

describe('an update', () => {
  test('is undone by “Annuler” in its toast, once: the previous values are there again', async () => {
    const { user, before, undo } = await change('Autre libellé')
    const search = await screen.findByRole('searchbox')
    search.focus()
    undo.focus()
    await user.keyboard('{Enter}')
    expect(undo).not.toBeInTheDocument()
    expect(search).toHaveFocus()
    await seeText(/^Annulé : « Autre libellé »$/)
    expect(stat(1)).toMatchObject({ label: before })
    expect(await screen.findByRole('button', { name: `Modifier ${String(before)}` })).toBeVisible()
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  })

  test('leaves alone what somebody else has changed since in other fields', async () => {
    const { user, before, undo } = await change('Autre libellé')
    table('stats').change(1, { value: 77 })
    wait()
    await user.click(undo)
    await seeText(/^Annulé : /)
    expect(stat(1)).toMatchObject({ label: before, value: 77 })
  })

  test('is not undone where somebody else has changed the same field since, and says so', async () => {
    const { user, undo } = await change('Autre libellé')
    table('stats').change(1, { label: 'Encore un autre' })
    wait()
    await user.click(undo)
    await seeText('Rien n’a été annulé : quelqu’un d’autre a modifié « Autre libellé » depuis (Libellé).')
    expect(stat(1)).toMatchObject({ label: 'Encore un autre' })
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  test('of a record that somebody else has removed since says so', async () => {
    const { user, undo } = await change('Autre libellé')
    table('stats').remove(1)
    wait()
    await user.click(undo)
    await seeText('« Autre libellé » n’existe plus : rien n’a été annulé.')
  })

  test('whose text the provider has sanitised is undone all the same', async () => {
    const text = () => String(table('presentations').find('id', 1, 'fr')?.['description'])
    const before = text()
    const { user } = await openAdmin('/Admin/presentation?open=edit&record=1')
    await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
    await fill(user, 'Description', '<p class="x">Un texte</p>')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la présentation' }))
    const undo = await undoButton('Presentation updated successfully')
    table('presentations').change(1, { description: '<p>Un texte</p>' })
    wait()
    await user.click(undo)
    await seeText(/^Annulé : /)
    expect(text()).toBe(before)
  })
})

describe('an update of a news item that the provider names after its title', () => {
  const news = () => table('actualites').find('id', 1, 'fr') ?? { id: 1, titre: '', slug: '' }

  test.each([
    ['with the address that it had', '', /^Annulé : « Un titre neuf »$/],
    [
      'with another address, which is said',
      '-2',
      /^Annulé : « Un titre neuf », dont l’adresse est maintenant \/actualites\/\S+-2\.$/,
    ],
  ])('is undone %s', async (_how, end, said) => {
    let updates = 0
    server.use(
      http.put('*/api/actualites/:slug', async ({ params, request }) => {
        const row = table('actualites').find('slug', String(params['slug']), 'fr')
        if (row === undefined) return HttpResponse.json({ message: 'Introuvable.' }, { status: 404 })
        const typed = (await request.formData()).get('titre')
        const titre = typeof typed === 'string' ? typed : ''
        updates += 1
        table('actualites').change(row.id, { titre, slug: updates === 1 ? slugOf(titre) : `${String(slug)}${end}` })
        return HttpResponse.json(news())
      }),
    )
    const { titre, slug } = news()
    const { user } = await openAdmin(`/Admin/actualites?open=edit&record=${String(slug)}`)
    const save = await form().findByRole('button', { name: /^Mettre à jour/ })
    await fill(user, 'Titre', 'Un titre neuf')
    await user.click(save)
    const toast = within(await toastOf('Actualité modifiée avec succès'))
    expect(toast.getByRole('link', { name: /^Voir sur le site/ })).toHaveAttribute('href', '/actualites/un-titre-neuf')
    await user.click(toast.getByRole('button', { name: 'Annuler' }))
    await seeText(said)
    expect(news()).toMatchObject({ titre })
  })
})

describe('a removal', () => {
  async function remove(user: User, name: string, said: string) {
    await user.click(await screen.findByRole('button', { name: `Supprimer ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    return toastOf(said)
  }

  async function removePublication() {
    const opened = await openAdmin('/Admin/publications')
    const title = 'Vos droits en tant que déposant'
    const find = () =>
      table('publications')
        .all('fr')
        .find((one) => one.title === title)
    const row = find()
    const toast = await remove(opened.user, title, 'Publication supprimée avec succès')
    return {
      ...opened,
      row,
      find,
      undo: () => opened.user.click(within(toast).getByRole('button', { name: 'Annuler' })),
    }
  }

  test('is undone by “Annuler” in its toast: created again with its files, under a new number that is said', async () => {
    const { row, find, undo } = await removePublication()
    await undo()
    await seeText(/^Annulé : « Vos droits en tant que déposant » est créé de nouveau, sous le numéro \d+\.$/)
    expect(find()).toMatchObject({ description: row?.description, publication_date: row?.publication_date })
    expect(find()?.document).not.toBe('')
    expect(find()?.id).not.toBe(row?.id)
  })

  test('says which files are lost', async () => {
    server.use(http.get('*/api/files/*', () => HttpResponse.json({}, { status: 404 })))
    const { undo } = await removePublication()
    await undo()
    await seeText(/^N’a pas pu être rétabli : .*Document\.$/)
  })

  test('that the provider refuses to undo says its reason', async () => {
    server.use(http.post('*/api/publications', () => HttpResponse.json({ message: 'Quota dépassé' }, { status: 422 })))
    const { undo, find } = await removePublication()
    await undo()
    await seeText(/Quota dépassé|Échec de la création/)
    expect(find()).toBeUndefined()
  })

  test('of a news item says its new address', async () => {
    const { user } = await openAdmin('/Admin/actualites')
    const titre = String(table('actualites').all('fr')[0]?.titre)
    const toast = await remove(user, titre, titre)
    await user.click(within(toast).getByRole('button', { name: 'Annuler' }))
    await seeText(/est créé de nouveau, à l’adresse \/actualites\/\S+\.$/)
  })

  test('of a country, whose cities would not come back, cannot be undone', async () => {
    const { user } = await openAdmin('/Admin/pays')
    const toast = await remove(user, 'Cameroun', 'Pays supprimé avec succès')
    expect(within(toast).queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
  })
})

test('a creation is not undone but removed; an action whose toast is gone stays', async () => {
  const { user } = await openAdmin('/Admin/stats?open=create')
  await form().findByRole('button', { name: 'Ajouter la statistique' })
  await fill(user, 'Libellé', 'Zéphyr')
  await user.click(form().getByRole('button', { name: 'Ajouter la statistique' }))
  const toast = within(await toastOf('Statistique créée avec succès'))
  expect(toast.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryByRole('link', { name: 'Journal' })).not.toBeInTheDocument()
  expect(received.map(({ method }) => method)).toEqual(['POST'])
})
