import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { openEditor, openEditors } from './editor'

const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const address = () => screen.getByRole('textbox', { name: /^Adresse du lien/ })
const user = userEvent.setup()
const editorOf = (box: HTMLElement): Editor => Reflect.get(box, 'editor')

test.each([
  ['www.cdec.cm/tarifs', 'https://www.cdec.cm/tarifs'],
  ['info@cdec.cm', 'mailto:info@cdec.cm'],
  ['/publications', '/publications'],
])('a link to %s is completed, and without a selection its address is its text', async (typed, href) => {
  const { box, saved } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Lien' }))
  dialog('Insérer un lien').getByText(/^Aucun texte n’est sélectionné/)
  await user.type(address(), ` ${typed} {Enter}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved()).toContain(`href="${href}">${typed}</a>`)
  expect(box).toHaveFocus()
  editorOf(box).commands.insertContent(' à lire')
  expect(box.querySelector('a')).toHaveTextContent(new RegExp(`^${typed.replaceAll(/[+.]/g, '.')}$`))
})

test.each(['', 'rapport 2025.pdf', 'javascript:alert(1)', 'https://cdec.cm@ailleurs.example'])(
  '“%s” is no address: the dialog says why, and links nothing',
  async (typed) => {
    const { saved } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Lien' }))
    if (typed !== '') await user.type(address(), typed)
    await user.click(screen.getByRole('button', { name: 'Enregistrer le lien' }))
    expect(address()).toHaveAccessibleDescription(/Ce n’est pas une adresse :/)
    expect(address()).toBeInvalid()
    expect(saved()).toBeUndefined()
  },
)

test('a selected text gets a link, which is changed and removed in the same dialog', async () => {
  const { box, saved } = await openEditor('<p>Les tarifs de la caisse</p>')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  editorOf(box).commands.setTextSelection({ from: 5, to: 11 })
  await press('Lien')
  expect(screen.queryByText(/^Aucun texte/)).toBeNull()
  await user.type(address(), 'www.cdec.cm{Enter}')
  expect(saved()).toMatch(/^<p>Les <a .*href="https:\/\/www\.cdec\.cm">tarifs<\/a> de la caisse<\/p>$/)

  editorOf(box).commands.setTextSelection(8)
  await press('Lien')
  expect(dialog('Modifier le lien').getByRole('textbox')).toHaveValue('https://www.cdec.cm')
  await user.clear(address())
  await user.type(address(), '/tarifs{Enter}')
  expect(saved()).toMatch(/^<p>Les <a .*href="\/tarifs">tarifs<\/a> de la caisse<\/p>$/)

  await press('Lien')
  await press('Annuler')
  await press('Lien')
  await user.click(dialog('Modifier le lien').getByRole('button', { name: 'Retirer le lien' }))
  expect(saved()).toBe('<p>Les tarifs de la caisse</p>')
  expect(box).toHaveFocus()
})

test('Ctrl+K in one of two texts asks for a link of that text alone', async () => {
  await openEditors({ Résumé: '', Contenu: '' })
  const box = screen.getByRole('textbox', { name: 'Contenu' })
  box.focus()
  fireEvent.keyDown(box, { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true })
  await user.type(address(), 'www.cdec.cm{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(within(box).getByRole('link')).toBeVisible()
  expect(within(screen.getByRole('textbox', { name: 'Résumé' })).queryByRole('link')).toBeNull()
})
