import { table } from '@mocks/db'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fill, form, openAdmin, openForm, seeText, sent, withAdmin } from './open-admin'

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
  const opened = await openForm('stats?open=edit&record=1', 'Mettre à jour la statistique')
  await fill(opened.user, 'Libellé', label)
  await opened.send()
  return { ...opened, before, undo: await undoButton('Statistique mise à jour avec succès') }
}

describe('an update', () => {
  test('is undone by “Annuler” in its toast, once: what somebody else has changed since in other fields stays', async () => {
    const { user, before, undo } = await change('Autre libellé')
    table('stats').change(1, { value: 77 })
    wait()
    const search = await screen.findByRole('searchbox')
    search.focus()
    undo.focus()
    await user.keyboard('{Enter}')
    expect(undo).not.toBeInTheDocument()
    expect(search).toHaveFocus()
    await seeText(/^Annulé : « Autre libellé »$/)
    expect(stat(1)).toMatchObject({ label: before, value: 77 })
    expect(await screen.findByRole('button', { name: `Modifier ${String(before)}` })).toBeVisible()
    expect(sent('PUT')).toHaveLength(2)
  })

  test('that took markup out of a text gives it back', async () => {
    const before = '<h1 id="haut">Titre</h1><p style="color: red">Texte</p>'
    table('presentations').change(1, { description: before })
    const { user, send } = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
    await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
    await fill(user, 'Description', '<p>Texte</p>')
    await send()
    await user.click(await undoButton('Presentation updated successfully'))
    await seeText(/^Annulé : /)
    expect(table('presentations').find('id', 1, 'fr')?.['description']).toBe(before)
  })

  test('is not undone where somebody else has changed the same field since, and says so', async () => {
    const { user, undo } = await change('Autre libellé')
    table('stats').change(1, { label: 'Encore un autre' })
    wait()
    await user.click(undo)
    await seeText('Rien n’a été annulé : quelqu’un d’autre a modifié « Autre libellé » depuis (Libellé).')
    expect(stat(1)).toMatchObject({ label: 'Encore un autre' })
    expect(sent('PUT')).toHaveLength(1)
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
