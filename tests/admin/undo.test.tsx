import { table } from '@mocks/db'
import { slugOf } from '@mocks/handlers/slug'
import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fill, form, openAdmin, received, seeText, withAdmin } from './open-admin'

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

  test('that took markup out of a text gives it back', async () => {
    const before = '<h1 id="haut">Titre</h1><p style="color: red">Texte</p>'
    table('presentations').change(1, { description: before })
    const { user } = await openAdmin('/Admin/presentation?open=edit&record=1')
    await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
    await fill(user, 'Description', '<p>Texte</p>')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la présentation' }))
    await user.click(await undoButton('Presentation updated successfully'))
    await seeText(/^Annulé : /)
    expect(table('presentations').find('id', 1, 'fr')?.['description']).toBe(before)
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

test('a removal cannot be undone: its question says so, and its notice has no “Annuler”', async () => {
  const { user } = await openAdmin('/Admin/pays?open=delete&record=1')
  const question = await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr?' })
  expect(question).toHaveTextContent('Cette action est irréversible!')
  expect(question).toHaveTextContent('Ce qui s’y rattache (Villes) est supprimé aussi.')
  await user.click(within(question).getByRole('button', { name: 'Oui, supprimer!' }))
  const toast = within(await toastOf('Pays supprimé avec succès'))
  expect(toast.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
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
