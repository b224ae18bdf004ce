import { table as records } from '@mocks/db'
import { openSession } from '@mocks/server'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { form, lastReceived, openAdmin, openForm, withAdmin } from '@tests/admin/open-admin'
import { editorOf, openEditor } from '@tests/admin/rich-text/editor'
import { adminForms, sendNew } from '@tests/support/admin-forms'
import { paste } from '@tests/support/paste'
import { expect, test } from 'vitest'

withAdmin()

/** Opens the form of the first presentation, whose text the provider gives as `description`. */
async function openText(description: string) {
  records('presentations').update(1, { description })
  const opened = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
  return { ...opened, text: await form().findByRole('textbox', { name: /^Description/ }) }
}

test.each([
  ['<p><span title="Caisse">CDEC</span></p>', 'title'],
  [
    '<figure><img src="/api/images/a.png" alt="Le siège"><figcaption>À Yaoundé</figcaption></figure>',
    'figure, figcaption',
  ],
])('a text with what the visual editor cannot hold opens as HTML and says so: %s', async (html, names) => {
  const { user, send } = await openText(html)
  expect(await screen.findByText(/^L’éditeur visuel ne garderait pas tout/)).toHaveTextContent(`(${names})`)
  const source = form().getByRole('textbox', { name: /^Description/ })
  expect(source).toHaveValue(html)
  const toggle = form().getByRole('button', { name: 'Vue HTML' })
  await user.click(toggle)
  expect(await screen.findByText(/^L’éditeur visuel ne garderait pas tout/)).toBeVisible()
  expect(form().getByRole('button', { name: 'Vue HTML' })).toHaveAttribute('aria-pressed', 'true')
  await user.type(form().getByRole('textbox', { name: /^Description/ }), 'x')
  await send()
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: `${html}x` })
})

test('a text that the visual editor cannot hold opens there all the same where somebody wants it', async () => {
  const { user, send } = await openText('<figure><p>Le siège</p></figure>')
  await user.click(await form().findByRole('button', { name: 'Ouvrir quand même' }))
  const text = await form().findByRole('textbox', { name: /^Description/ })
  expect(text).toHaveAttribute('contenteditable', 'true')
  expect(screen.queryByText(/^L’éditeur visuel ne garderait/)).not.toBeInTheDocument()
  expect(form().getByRole('button', { name: 'Vue HTML' })).toHaveFocus()
  // What is typed is written when the focus leaves the text.
  act(() => text.focus())
  editorOf(text).chain().setTextSelection(1).insertContent('Ici : ').run()
  await send()
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: '<p>Ici : Le siège</p>' })
})

test.each([
  '<p>Un <b>mot</b><b> gras</b>, <i><b>deux</b></i></p><div>Trois<br></div>',
  '<p><span style="color:red" class="x">Couleur</span></p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  'Awa <awa@cdec.cm>, taux < 5 %',
  // As Word writes it.
  '<p lang="FR"><span lang="FR">Dépôt</span></p><table width="604"><tr><td width="200" height="20">1</td></tr></table><hr width="33%">',
])('a text that it can hold opens in the visual editor: %s', async (html) => {
  const { text } = await openText(html)
  expect(text).toHaveAttribute('contenteditable', 'true')
  expect(screen.queryByText(/^L’éditeur visuel ne garderait/)).not.toBeInTheDocument()
})

const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
const list = '<ul><li>Un</li><li>Deux</li></ul>'
/** Texts as other programs have written them to the provider. */
const shapes = [
  `<p>Avant</p>${list}`,
  `<p>Avant</p>${table}`,
  '<ol start="3"><li><p>Trois</p></li></ol>',
  '<h4>Niveau</h4>',
  '<p><del>5 %</del> <strike>4 %</strike> <span style="text-decoration:line-through">3,5 %</span> 3 %</p>',
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

/** Goes into a text, at its end and at its start, and walks through it. */
function pressInto(box: HTMLElement) {
  const { commands, state } = editorOf(box)
  commands.focus('end')
  for (let at = 0; at <= state.doc.content.size; at += 1) commands.setTextSelection(at)
  commands.selectAll()
  commands.focus('start')
}

const undo = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })

test.each(shapes)('a text that nobody types into is not changed: %s', async (html) => {
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

test('what was published with markup that the site does not show is sent as it is', async () => {
  const published = '<p style="color: red" class="a">Notre histoire</p>'
  const { user, send } = await openText(published)
  await user.click(form().getByRole('button', { name: 'Vue HTML' }))
  expect(form().getByRole('textbox', { name: /^Description/ })).toHaveValue(published)
  await send()
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: published })
})

const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://cdec.cm/?a=1&amp;b=2">lien</a>'
/** Every element that the editor writes, and the characters that are escaped. */
const written = [
  '<h2>Titre d’« essai »</h2><h3>Sous-titre</h3><h4>Dernier niveau</h4>',
  `<p><strong>Gras</strong>, <em>italique</em>, <u>souligné</u>, <s>barré</s>, 1<sup>er</sup>, H<sub>2</sub>O, ${link}.</p>`,
  '<p>l\'apostrophe, l’autre, "droits", 1 &lt; 2 &amp; 3 &gt; 2, &amp;nbsp; écrit, 10&nbsp;000&nbsp;FCFA\u202f!<br>Suite — œ 🌍</p><p></p>',
  '<blockquote><p>Citation</p></blockquote><ul><li><p>Un</p><ol start="3"><li><p>Trois</p></li></ol></li></ul><hr>',
  '<p><img src="/api/images/facade.png" alt="Façade &quot;nord&quot; &amp; cour"><img src="/api/images/filet.png" alt=""></p>',
  '<table><tbody><tr><th colspan="2"><p>Tarif</p></th></tr><tr><td rowspan="2"><p>A</p></td><td><p></p></td></tr>',
  '<tr><td><ul><li><p>B</p></li></ul><p>C</p></td></tr></tbody></table>',
].join('')

const editor = () => screen.findByRole('textbox', { name: 'Description' })
test('what the editor writes comes back the same after it was saved and opened again', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  paste(await editor(), written)
  await user.click(form().getByRole('button', { name: 'Ajouter la présentation' }))
  await screen.findByText('Presentation created successfully')
  expect((await lastReceived())?.body).toEqual({ description: written })

  const rows = await screen.findAllByRole('button', { name: /^Modifier / })
  await user.click(rows.find((row) => row.getAttribute('aria-label')?.includes('essai')) ?? document.body)
  const again = await editor()
  expect(within(again).getByRole('heading', { level: 2, name: 'Titre d’« essai »' })).toBeVisible()
  paste(await editor(), 'Devant&nbsp;')
  await user.click(form().getByRole('button', { name: 'Mettre à jour la présentation' }))
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: written.replace('<h2>', '<h2>Devant&nbsp;') })
})

test.each([
  ['<p onclick="x()">Un <b>mot</b></p><script>alert(1)</script>', '<p>Un <b>mot</b></p>'],
  // As the editor writes them, without what readers get.
  [`<p>${link}<img src="/a.png" alt="a"></p>`, `<p>${link}<img src="/a.png" alt="a"></p>`],
  ['Awa <awa@cdec.cm>, taux < 5 % & plus', 'Awa <awa@cdec.cm>, taux < 5 % & plus'],
])('of %s is sent %s', async (description, expected) => {
  localStorage.setItem('token', openSession(1))
  await sendNew(adminForms.presentations, { description })
  expect((await lastReceived())?.body).toEqual({ description: expected })
})

test('a plain text opens in the visual editor with its lines, its address and its signs', async () => {
  const { box } = await openEditor('Awa <awa@cdec.cm>\nTaux < 5 % & plus')
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Awa <awa@cdec.cm>',
    'Taux < 5 % & plus',
  ])
})
