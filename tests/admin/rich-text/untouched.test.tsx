import { table as rows } from '@mocks/db'
import { seeds } from '@mocks/seeds/all'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { isHtml } from '@/lib/html-to-text'
import { firstOf } from '../../support/full'
import { form, lastReceived, openAdmin, received, withAdmin } from '../open-admin'
import { openEditor } from './editor'

/** Formatted texts of the seeds: three in npm test, all in npm run test:full. */
const seeded = firstOf(3, [...new Set(textsIn(seeds.records))].filter(isHtml))

const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
const list = '<ul><li>Un</li><li>Deux</li></ul>'
/** Texts as other programs have written them to the provider. */
const shapes = [
  // What a text can end with.
  `<p>Avant</p>${list}`,
  `<p>Avant</p>${table}`,
  list,
  table,
  '<ol start="3"><li><p>Trois</p></li></ol>',
  '<ul><li>Un<ul><li>Deux<ol><li>Trois</li></ol></li></ul></li></ul>',
  '<ul><li><p>Un</p><p>suite</p></li></ul>',
  '<h2>Titre</h2>',
  '<h3>Sous-titre</h3>',
  '<h4>Niveau</h4>',
  '<p>Avant</p><h2>Titre</h2>',
  '<blockquote><p>Citation</p></blockquote>',
  `<blockquote>${list}</blockquote>`,
  '<p>Avant</p><hr>',
  '<hr>',
  '<p><img src="/api/images/a.png" alt="Le siège"></p>',
  '<img src="/api/images/a.png" alt="">',
  // Loose text and boxes.
  'Un <b>mot</b>',
  'Un<br>Deux',
  'Un<br><br>Deux<br>',
  '<div>Un</div><div>Deux</div>',
  '<div><p>Un</p></div>',
  '<div>Un<p>Deux</p>Trois</div>',
  '<span>Un</span> <span>deux</span>',
  `Avant${list}après`,
  `Avant${table}`,
  '<p>Un</p>\n\n<p>Deux</p>\n',
  '  <p>Un</p>  ',
  // Other names and attributes for the same.
  '<p><b>Gras</b>, <i>italique</i>, <strong>gras</strong><strong> suite</strong></p>',
  '<p><i><b>Deux</b></i> <b><i>autres</i></b></p>',
  '<p><u>Souligné</u> <s>barré</s> 1<sup>er</sup> H<sub>2</sub>O</p>',
  '<p class="MsoNormal" style="margin:0"><span style="color:red">Couleur</span></p>',
  '<P>Majuscules<BR>suite</P>',
  '<p>Un\r\nDeux</p>\r\n<p>Trois</p>',
  '<p>Un  &nbsp;  deux&nbsp;: 10&#160;000 &laquo; a &raquo;</p>',
  "<p>L'apostrophe &#39; &quot;droite&quot; &amp; &lt;</p>",
  '<p>D&eacute;p&ocirc;ts &euro; &#8239;! 🌍</p>',
  // Links.
  '<p><a href="/publications">Ici</a></p>',
  '<p><a href="https://cdec.cm" target="_self">Ici</a>&nbsp;</p>',
  '<p><a href="https://cdec.cm" rel="nofollow" title="Le site">Ici </a>suite</p>',
  '<p><a href="mailto:a@cdec.cm"><b>Un</b> deux</a></p>',
  '<p>consignation.La caisse, www.cdec.cm et info@cdec.cm </p>',
  // Tables.
  '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
  '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
  '<table><tbody><tr><td colspan="2">1</td></tr><tr><td rowspan="2"></td><td>3</td></tr><tr><td>4</td></tr></tbody></table>',
  '<table><colgroup><col width="10"></colgroup><tbody><tr><td valign="top"><b>1</b></td></tr></tbody></table>',
  '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>',
  // Emptiness.
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<p>Un</p><p></p><p></p>',
  '<p></p><p>Un</p>',
  '<ul><li></li></ul>',
  '<ul></ul><p>Un</p>',
  '<p><b></b>Un</p>',
  // Faulty HTML, and what the site does not show.
  '<p>Un<p>Deux',
  '<ul>Un<li>Deux</ul>',
  '<p>Un<script>alert(1)</script></p>',
  '<p>Un</p><iframe src="https://ailleurs.example"></iframe>',
  '<h1>Titre</h1><p onclick="x()">Un</p>',
  // Plain text.
  'Une ligne',
  'Un\nDeux\n\nTrois\n',
  ' Awa <awa@cdec.cm>, taux < 5 % & plus ',
  '- un\n- deux\n1. trois',
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
  test.each([...shapes, ...seeded])('%s', async (html) => {
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

  test('Ctrl+Z goes back to what was restored, or written in the HTML view, and never beyond', async () => {
    const { user } = await openText('<p>Publié</p>')
    editorOf(await text()).commands.insertContentAt(1, 'Saisi, ')
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    await user.click(await screen.findByRole('button', { name: 'Garder le brouillon' }))
    await user.click(await screen.findByRole('button', { name: /^Modifier Publié/ }))
    await text()
    await user.click(await form().findByRole('button', { name: 'Reprendre le brouillon' }))
    await waitFor(async () => expect(await text()).toHaveTextContent('Saisi, Publié'))
    undo(await text())
    expect(await text()).toHaveTextContent('Saisi, Publié')
    editorOf(await text()).commands.insertContent('x')
    undo(await text())
    undo(await text())
    expect(await text()).toHaveTextContent('Saisi, Publié')

    await user.click(form().getByRole('button', { name: 'Vue HTML' }))
    await user.type(form().getByRole('textbox', { name: /^Description/ }), '<ul><li>Un</li></ul>')
    await user.click(form().getByRole('button', { name: 'Vue HTML' }))
    undo(await text())
    expect(await text()).toHaveTextContent('Saisi, PubliéUn')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la présentation' }))
    await screen.findByText('Presentation updated successfully')
    expect((await lastReceived())?.body).toMatchObject({ description: '<p>Saisi, Publié</p><ul><li>Un</li></ul>' })
  })

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

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
