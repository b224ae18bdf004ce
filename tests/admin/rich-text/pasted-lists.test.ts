import { expect, test } from 'vitest'
import { makeLists } from '@/admin/rich-text/pasted-html'

function made(html: string) {
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = html
  makeLists(body)
  return body.innerHTML
}

test('paragraphs that a word processor formats as a list become a list', () => {
  expect(
    made(
      '<p>Avant</p><p><span>·<span>&nbsp;&nbsp; </span></span>Un <b>gras</b></p><p>•&nbsp;Deux</p><p>1.&nbsp;&nbsp;Trois</p>',
    ),
  ).toBe('<p>Avant</p><ul><li><span><span></span></span>Un <b>gras</b></li><li>Deux</li></ul><ol><li>Trois</li></ol>')
})

test('a paragraph that begins otherwise stays one', () => {
  expect(made('<p>2026. Une année</p><p>- un tiret</p>')).toBe('<p>2026. Une année</p><p>- un tiret</p>')
})
