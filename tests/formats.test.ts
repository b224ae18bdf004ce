import { assert, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '@/i18n/formatters'
import { typedDate, typedParts } from '@/i18n/typed-date'
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

test.each([
  ['fr', 'fr-FR'],
  ['en', 'en-GB'],
] as const)('writes numbers in %s as Intl.NumberFormat does', (locale, region) => {
  const format = new Intl.NumberFormat(region)
  const numbers = oneof(
    integer({ min: -1e15, max: 1e15 }),
    integer({ min: -1e7, max: 1e7 }).map((value) => value / 8),
  )
  assert(
    property(numbers, (value) => {
      expect(formatNumber(value, locale)).toBe(format.format(value))
    }),
    { examples: [[0], [999], [1000], [-1172], [1172.5], [1234567.125], [0.001]] },
  )
})

test.each([
  ['1990-03-07', '7/3/1990', '07.03.1990', '7-3-1990', '7 3 1990', '1990/3/7', '7/3/1990 10:00', '1990-03-07 00:00:00'],
  ['1990-03-07', '7 mars 1990', '7 MARS 1990', 'mercredi 7 mars 1990', '7\u00a0mars\u00a01990', '7/mars/1990'],
  ['1990-03-07', '7 March 1990', 'March 7, 1990', 'Wed, 7 Mar 1990', '7th March 1990', 'March 7th, 1990'],
  ['1990-08-01', '1er août 1990', '1 aout 1990', '1 Aug 1990', '1er aoû. 1990'],
  ['1990-02-10', '10 févr. 1990', '10 fevrier 1990', '10 feb 1990'],
  // Forms ask about the year.
  ['0026-03-07', '7/3/26', '7 mars 26'],
])('%s is what is meant by its spellings', (day, ...spellings) => {
  expect(spellings.map(typedDate)).toEqual(spellings.map(() => day))
})

test.each([
  '31/4/1990',
  '29 février 2007',
  '7 jui 1990',
  '7 ma 1990',
  '3/1990',
  'mars 1990',
  '7/13/1990',
  'bientôt',
  '12',
])('%s is not a day and stays as it is typed', (text) => {
  expect(typedDate(text)).toBe(text)
  expect(typedParts(text)).toBeNull()
})
