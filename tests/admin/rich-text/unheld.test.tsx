import { table } from '@mocks/db'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { form, lastReceived, openAdmin, withAdmin } from '../open-admin'

withAdmin()

/** Opens the form of the first presentation, whose text the provider gives as `description`. */
async function openText(description: string) {
  const id = table('presentations').all('fr')[0]?.id ?? 0
  table('presentations').change(id, { description })
  const { user } = await openAdmin(`/Admin/presentation?open=edit&record=${id}`)
  return { user, text: await form().findByRole('textbox', { name: /^Description/ }) }
}

test.each([
  ['<p>La devise <span lang="en">peace, work, fatherland</span></p>', 'lang'],
  [
    '<figure><img src="/api/images/a.png" alt="Le siège"><figcaption>À Yaoundé</figcaption></figure>',
    'figure, figcaption',
  ],
])('a text with what the visual editor cannot hold opens as HTML and says so: %s', async (html, names) => {
  const { user } = await openText(html)
  expect(await screen.findByText(/^L’éditeur visuel ne garderait pas tout/)).toHaveTextContent(`(${names})`)
  const source = form().getByRole('textbox', { name: /^Description/ })
  expect(source).toHaveValue(html)
  const toggle = form().getByRole('button', { name: 'Vue HTML' })
  await user.click(toggle)
  expect(await screen.findByText(/^L’éditeur visuel ne garderait pas tout/)).toBeVisible()
  expect(form().getByRole('button', { name: 'Vue HTML' })).toHaveAttribute('aria-pressed', 'true')
  await user.type(form().getByRole('textbox', { name: /^Description/ }), 'x')
  await user.click(form().getByRole('button', { name: 'Mettre à jour la présentation' }))
  await screen.findByText('Presentation updated successfully')
  expect((await lastReceived())?.body).toMatchObject({ description: `${html}x` })
})

test.each([
  '<p>Un <b>mot</b><b> gras</b>, <i><b>deux</b></i></p><div>Trois<br></div>',
  '<p><span style="color:red" class="x">Couleur</span></p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  'Awa <awa@cdec.cm>, taux < 5 %',
])('a text that it can hold opens in the visual editor: %s', async (html) => {
  const { text } = await openText(html)
  expect(text).toHaveAttribute('contenteditable', 'true')
  expect(screen.queryByText(/^L’éditeur visuel ne garderait/)).not.toBeInTheDocument()
})
