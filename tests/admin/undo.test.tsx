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

describe('an update', () => {
  test('that the provider has written in another way is undone all the same', async () => {
    server.use(
      http.put('*/api/stats/1', async ({ request }) => {
        const { label } = (await request.json()) as { label: string }
        table('stats').change(1, { label: label.toUpperCase() })
        return HttpResponse.json(stat(1))
      }),
    )
    const { user, before, undo } = await change('Autre libellé')
    wait()
    await user.click(undo)
    await seeText(/^Annulé : /)
    expect(stat(1)).toMatchObject({ label: String(before).toUpperCase() })
  })

  test('is undone in French, the language of the reads', async () => {
    const languages: (string | null)[] = []
    const { user } = await openAdmin('/Admin/stats?open=edit&record=1', { locale: 'en' })
    await form().findByRole('button', { name: 'Update the statistic' })
    await fill(user, 'Label', 'Autre libellé')
    await user.click(form().getByRole('button', { name: 'Update the statistic' }))
    const toast = (await screen.findAllByText(/successfully/)).at(-1)?.closest<HTMLElement>('[data-tone]')
    server.use(
      http.all('*/api/stats/1', ({ request }) => {
        languages.push(request.headers.get('accept-language'))
      }),
    )
    wait()
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
    await seeText(/^Undone/)
    expect(new Set(languages)).toEqual(new Set(['fr']))
  })

  test('that has only set what no update can take back is not offered to be undone', async () => {
    table('slides').change(1, { order: 0 })
    const { user } = await openAdmin('/Admin/slides?open=edit&record=1')
    await form().findByRole('button', { name: 'Mettre à jour le slide' })
    await fill(user, 'Ordre', '5')
    await user.click(form().getByRole('button', { name: 'Mettre à jour le slide' }))
    const toast = within(await toastOf('Slide mis à jour avec succès'))
    expect(toast.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
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

  test('of a slide restores its place in the order', async () => {
    table('slides').change(1, { order: 7 })
    const title = table('slides').find('id', 1, 'fr')?.['title']
    const { user } = await openAdmin('/Admin/slides')
    const toast = await remove(user, String(title), 'Slide supprimé avec succès')
    await user.click(within(toast).getByRole('button', { name: 'Annuler' }))
    await seeText(/^Annulé : /)
    expect(
      table('slides')
        .all('fr')
        .find((row) => row.title === title),
    ).toMatchObject({ order: 7 })
  })

  test.each([true, false])('of a content, which requires a picture: its file is there: %s', async (there) => {
    const picture = () => new HttpResponse('a', { headers: { 'Content-Type': 'image/png' } })
    server.use(http.get('*/api/files/*', () => (there ? picture() : HttpResponse.json({}, { status: 404 }))))
    const titre = table('contents').find('id', 1, 'fr')?.['titre']
    const { user } = await openAdmin('/Admin/blocs')
    await user.click(await screen.findByRole('button', { name: `Supprimer ${String(titre)}` }))
    const confirm = await screen.findByRole('button', { name: 'Oui, supprimer!' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    // The provider removes the file with the record.
    server.use(http.get('*/api/files/*', () => HttpResponse.json({}, { status: 404 })))
    await user.click(confirm)
    const toast = within(await toastOf('Contenu supprimé avec succès'))
    expect(toast.queryAllByRole('button', { name: 'Annuler' })).toHaveLength(there ? 1 : 0)
    if (!there) return
    await user.click(toast.getByRole('button', { name: 'Annuler' }))
    await seeText(/^Annulé : /)
    expect(
      table('contents')
        .all('fr')
        .some((row) => row.titre === titre),
    ).toBe(true)
  })

  test('of a country, whose cities would not come back, cannot be undone, and the question says so', async () => {
    const { user } = await openAdmin('/Admin/pays?open=delete&record=1')
    expect(
      await screen.findByText(/\(Villes\) est supprimé aussi, et la suppression ne pourra pas être annulée\.$/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
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
