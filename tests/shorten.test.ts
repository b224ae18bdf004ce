import { expect, test } from 'vitest'
import { shorten } from '@/lib/shorten'

test.each([
  ['a text that is short enough', 'Deux mots', 'Deux mots'],
  ['whole words', 'Les dépôts et consignations', 'Les dépôts et…'],
  ['one long word', 'consignationsreglementees', 'consignationsr…'],
  ['a letter and its accent', 'consignationse\u0301e', 'consignations…'],
  ['emojis that are joined', 'consign👩\u200D👩\u200D👧\u200D👦a', 'consign…'],
])('the first 14 characters end with a whole sign: %s', (_what, text, shown) => {
  expect(shorten(text, 14)).toBe(shown)
})
