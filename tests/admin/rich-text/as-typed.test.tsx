import { paste } from '@tests/support/paste'
import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { openEditor } from './editor'

/** Types a text, a sign at a time, as a browser gives it to the editor. */
function type(box: HTMLElement, text: string) {
  const { view }: Editor = Reflect.get(box, 'editor')
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
