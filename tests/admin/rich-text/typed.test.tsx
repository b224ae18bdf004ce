import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { form, openAdmin, withAdmin } from '@tests/admin/open-admin'
import { editorOf, openEditor, openEditors } from '@tests/admin/rich-text/editor'
import { paste } from '@tests/support/paste'
import { expect, test } from 'vitest'

/** Types a text, a sign at a time, as a browser gives it to the editor. */
function type(box: HTMLElement, text: string) {
  const { view } = editorOf(box)
  for (const sign of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(sign, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, insert))) view.dispatch(insert())
  }
}

const plain = ['la consignation.La caisse', 'voir rapport.zip ou rapport.md ici', 'le 3.12.2026 ou 10.000 francs']

test.each(plain)('no word of “%s” becomes a link, typed or pasted', async (text) => {
  const { box, saved } = await openEditor()
  type(box, `${text} `)
  expect(saved()).toBe(`<p>${text} </p>`)
  paste(box, text, 'text/plain')
  expect(box.querySelector('a')).toBeNull()
})

test.each([
  ['https://cdec.cm/tarifs', 'https://cdec.cm/tarifs'],
  ['www.cdec.cm', 'https://www.cdec.cm'],
  ['info@cdec.cm', 'mailto:info@cdec.cm'],
])('%s becomes a link by itself', async (text, href) => {
  const { box } = await openEditor()
  type(box, `Voir ${text} pour la suite`)
  const link = box.querySelector('a')
  expect(link).toHaveTextContent(new RegExp(`^${text}$`))
  expect(link).toHaveAttribute('href', href)
})

test.each(['2026. Une année', '- Un', '## Un', '--- ', '**Un** mot', '[CDEC](https://cdec.cm/) ici'])(
  '“%s” stays what was typed, or pasted',
  async (text) => {
    const { box, saved } = await openEditor()
    type(box, text)
    expect(saved()).toBe(`<p>${text.replace('>', '&gt;')}</p>`)
    paste(box, text, 'text/plain')
    expect(box.querySelector('li, strong, em, s, h2, blockquote, hr')).toBeNull()
  },
)

const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const address = () => screen.getByRole('textbox', { name: /^Adresse du lien/ })
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test.each([
  ['www.cdec.cm/tarifs', 'https://www.cdec.cm/tarifs'],
  ['info@cdec.cm', 'mailto:info@cdec.cm'],
  ['/publications', '/publications'],
  ['/etudes/Bilan 2026.pdf', '/etudes/Bilan%202026.pdf'],
  ['tel:+237 222 23 00 00', 'tel:+237222230000'],
])('a link to %s is completed, and without a selection its address is its text', async (typed, href) => {
  const { box, saved } = await openEditor()
  await press('Lien')
  dialog('Insérer un lien').getByText(/^Aucun texte n’est sélectionné/)
  await user.type(address(), ` ${typed} {Enter}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved()).toContain(`href="${href}">${typed}</a>`)
  expect(box).toHaveFocus()
  editorOf(box).commands.insertContent(' à lire')
  expect(box.querySelector('a')).toHaveTextContent(new RegExp(`^${typed.replaceAll(/[+.]/g, '.')}$`))
})

test.each(['', '#annexe', 'rapport 2025.pdf', 'javascript:alert(1)', 'https://cdec.cm@ailleurs.example'])(
  '“%s” is no address: the dialog says why, and links nothing',
  async (typed) => {
    const { saved } = await openEditor()
    await press('Lien')
    if (typed !== '') await user.type(address(), typed)
    await press('Enregistrer le lien')
    expect(address()).toHaveAccessibleDescription(/Ce n’est pas une adresse :/)
    expect(address()).toBeInvalid()
    expect(saved()).toBeUndefined()
  },
)

test('a selected text gets a link, which is changed and removed in the same dialog', async () => {
  const { box, saved } = await openEditor('<p>Les tarifs de la caisse</p>')
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

withAdmin()

test('with the keyboard the toolbar is one stop, and the arrow keys, Home and End go from button to button', async () => {
  await openAdmin('/Admin/presentation?open=create')
  const text = await screen.findByRole('textbox', { name: 'Description' })
  const toolbar = within(screen.getByRole('toolbar', { name: 'Mise en forme' }))
  const button = (name: string) => toolbar.getByRole('button', { name })
  const stops = () => toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([button('Gras')])

  // The first field takes the focus itself.
  await waitFor(() => expect(text).toHaveFocus())
  await user.tab({ shift: true })
  expect(button('Gras')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(button('Italique')).toHaveFocus()
  // "Undo" and "Redo" cannot be pressed yet.
  await user.keyboard('{End}{ArrowLeft}')
  expect(button('Insérer un tableau')).toHaveFocus()
  await user.keyboard('{End}')
  expect(button('Vue HTML')).toHaveFocus()
  await user.keyboard('{Home}{ArrowLeft}')
  expect(button('Vue HTML')).toHaveFocus()
  await user.tab()
  expect(text).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('Vue HTML')).toHaveFocus()

  // Inside a table there are other tools.
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(text).toHaveFocus()
  expect(stops()).toHaveLength(1)
  await user.tab({ shift: true })
  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}')
  expect(button('Supprimer le tableau')).toHaveFocus()
})

test('the button that opens the HTML and comes back to the text keeps the focus, and the stop', async () => {
  await openAdmin('/Admin/presentation?open=create')
  await screen.findByRole('toolbar')
  const toggle = () => form().getByRole('button', { name: 'Vue HTML' })
  await user.click(toggle())
  await user.click(toggle())
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('tabindex', '0')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus()
})
