import { table } from '@mocks/db'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textWarnings } from '@/admin/rich-text/text-warnings'
import { form, lastReceived, openAdmin, openForm, withAdmin } from '../open-admin'
import { editorOf } from './editor'

withAdmin()

const isPage = (path: string) => path === '/missions'
const problemsOf = (html: string) => textWarnings(html, isPage).map(({ problem }) => problem)

test.each([
  ['<h3>Trop bas</h3>', 'heading'],
  ['<h2>Un</h2><p>Texte</p><h4>Trois</h4>', 'heading'],
  ['<p><a href="www.cdec.cm">La page</a></p>', 'link'],
  ['<p><a href="javascript:alert(1)">La page</a></p>', 'link'],
  ['<p><a href="/nulle-part#ici">La page</a></p>', 'link'],
  ['<p><img src="file:///C:/siege.jpg" alt="Le siège"></p>', 'picture'],
])('%s: %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem])
})

test.each([
  '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><h2>Quatre</h2>',
  '<p><a href="/missions?a=1#b">Nos missions</a> et <a href="/api/files/a.pdf">le rapport</a></p>',
  '<p><a href="/en/missions?a=1#b">Nos missions, en anglais</a></p>',
  '<p><a href="https://cdec.cm">Le site</a>, <a href="mailto:a@cdec.cm">un courriel</a>, <a href="#bas">le bas</a></p>',
  '<p><img src="/api/files/a.jpg" alt=""><img src="https://cdec.cm/a.jpg" alt="Le siège"></p>',
])('%s has no warning', (html) => {
  expect(problemsOf(html)).toEqual([])
})

test('a problem is reported once, with its number and its first place', () => {
  expect(textWarnings('<a href="x">Un <b>lien</b></a><a href="y">Deux</a>', isPage)).toEqual([
    { problem: 'link', count: 2, excerpt: 'Un lien' },
  ])
})

const removed = (names: string) => `Retiré à l’enregistrement, car le site ne le montre pas : ${names}.`
const warnings = () => form().findByRole('list', { name: 'À vérifier – Description' })
const textBox = () => form().findByRole('textbox', { name: /^Description/ })

test('what was published with markup that the site does not show is sent as it is', async () => {
  const published = '<p style="color: red" class="a">Notre histoire</p>'
  table('presentations').update(1, { description: published })
  const { user, send } = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
  await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
  expect(await textBox()).toHaveValue(published)
  expect(form().queryByRole('list', { name: /^À vérifier/ })).not.toBeInTheDocument()
  await send()
  await waitFor(async () => expect((await lastReceived())?.body).toMatchObject({ description: published }))
})

test('what the visual editor has left out when it opened a text is named once the text is edited', async () => {
  const held = '<h1 id="haut">Titre</h1><iframe src="https://exemple.cm"></iframe><p style="color: red">Texte</p>'
  table('presentations').update(1, { description: held })
  const { send } = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
  const editor = editorOf(await textBox())
  expect(form().queryByRole('list', { name: /^À vérifier/ })).not.toBeInTheDocument()
  editor.commands.insertContentAt(1, 'Nouveau ')
  expect(await warnings()).toHaveTextContent(removed('h1, iframe, style'))
  await send()
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: '<p>Nouveau Titre</p><p>Texte</p>' })
})

test('warnings stand under a formatted text, go as it is corrected, and hold nothing back', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
  const text = await textBox()
  await user.click(text)
  await user.paste('<h1 id="haut">Un</h1><iframe src="https://exemple.cm"></iframe><p style="color: red">Deux</p>')
  expect(await warnings()).toHaveTextContent(removed('h1, iframe, style'))
  await user.clear(text)
  await user.paste('<h3>Histoire</h3><p><a href="/mission">Nos missions</a> <a href="/missions">ici</a></p>')
  const found = await warnings()
  expect(found).toHaveTextContent('Un titre saute un niveau : commencez par « Intertitre », puis « Sous-titre ».')
  expect(found).toHaveTextContent('Un lien sans adresse utilisable : corrigez son adresse, ou retirez-le. Nos missions')
  await user.clear(text)
  await user.paste('<h2>Histoire</h2><p><a href="/missions">Nos missions</a></p>')
  expect(screen.queryByRole('list', { name: /^À vérifier/ })).not.toBeInTheDocument()
})
