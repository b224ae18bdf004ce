import { screen, within } from '@testing-library/react'
import { paste } from '@tests/support/paste'
import { expect, test } from 'vitest'
import { form, lastReceived, openAdmin, withAdmin } from '../open-admin'

withAdmin()

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
