import { table as rows } from '@mocks/db'
import { fireEvent, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { form, openAdmin, received, withAdmin } from '../open-admin'
import { openEditor } from './editor'

const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
const list = '<ul><li>Un</li><li>Deux</li></ul>'
/** Texts as other programs have written them to the provider. */
const shapes = [
  `<p>Avant</p>${list}`,
  `<p>Avant</p>${table}`,
  '<ol start="3"><li><p>Trois</p></li></ol>',
  '<h4>Niveau</h4>',
  `<blockquote>${list}</blockquote>`,
  '<p>Avant</p><hr>',
  '<p><img src="/api/images/a.png" alt="Le siège"></p>',
  'Un<br><br>Deux<br>',
  '<div>Un<p>Deux</p>Trois</div>',
  `Avant${list}après`,
  '<p>Un</p>\n\n<p>Deux</p>\n',
  '<p class="MsoNormal" style="margin:0"><span style="color:red">Couleur</span></p>',
  '<p>Un  &nbsp;  deux&nbsp;: 10&#160;000 &laquo; a &raquo;</p>',
  '<p><a href="https://cdec.cm" rel="nofollow" title="Le site">Ici </a>suite</p>',
  '<p>consignation.La caisse, www.cdec.cm et info@cdec.cm </p>',
  '<table><colgroup><col width="10"></colgroup><tbody><tr><td valign="top"><b>1</b></td></tr></tbody></table>',
  '<p></p>',
  '<ul><li></li></ul>',
  '<p>Un<p>Deux',
  '<p>Un<script>alert(1)</script></p>',
  'Un\nDeux\n\nTrois\n',
  ' Awa <awa@cdec.cm>, taux < 5 % & plus ',
]

const editorOf = (box: HTMLElement): Editor => Reflect.get(box, 'editor')

/** Goes into a text, at its end and at its start, and walks through it. */
function pressInto(box: HTMLElement) {
  const { commands, state } = editorOf(box)
  commands.focus('end')
  for (let at = 0; at <= state.doc.content.size; at += 1) commands.setTextSelection(at)
  commands.selectAll()
  commands.focus('start')
}

const undo = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })

describe('a text that nobody types into is not changed', () => {
  test.each(shapes)('%s', async (html) => {
    const { box, saved } = await openEditor(html)
    pressInto(box)
    expect(saved()).toBeUndefined()
    expect(screen.getByRole('button', { name: 'Annuler la frappe' })).toBeDisabled()
    // What is typed and taken back leaves the text as it was, and nothing before it.
    editorOf(box).commands.insertContent('x')
    expect(saved()).not.toBe(html)
    for (let times = 0; times < 3; times += 1) undo(box)
    expect(saved()).toBe(html)
  })
})

describe('in a form', () => {
  withAdmin()

  async function openText(description: string) {
    const id = rows('presentations').all('fr')[0]?.id ?? 0
    rows('presentations').change(id, { description })
    return openAdmin(`/Admin/presentation?open=edit&record=${id}`)
  }
  const text = () => form().findByRole('textbox', { name: 'Description' })

  test.each([
    ['a list', '<p>Avant</p><ul><li>Un</li></ul>'],
    ['a table', table],
  ])('a press into a text that ends with %s leaves nothing to save', async (_, description) => {
    const { user } = await openText(description)
    pressInto(await text())
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(received).toEqual([])
  })
})
