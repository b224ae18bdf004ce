import { expect, test } from 'vitest'
import { glossary, glossaryFaults } from '../scripts/glossary.mjs'
import { typographyFaults } from '../scripts/typography.mjs'

test.each([
  ['Versez la caution', 'Pay the deposit', 'Pay the bond'],
  ['Lire le communiqué', 'Read the press release', 'Read the statement'],
  ['Insérer une image', 'Insert an image', 'Insert a photo'],
])('the glossary has “%s” called “%s”, not “%s”', (fr, en, wrong) => {
  expect(glossaryFaults(fr, en)).toEqual([])
  expect(glossaryFaults(fr, wrong)).not.toEqual([])
  // But for sentences of the specification.
  expect(glossaryFaults(fr, wrong, { ...glossary, quoted: [fr] })).toEqual([])
})

test.each([
  ['Qui\u00a0? Où\u202f? 45\u00a0% de «\u00a0tout\u00a0»…', 'Who? Where? “All”', 0],
  ['{n, plural, one {l’’image} other {# images}}', 'n', 0],
  ["L'adresse", 'The address', 1],
  ['Qui ?', 'Who?', 1],
  ['Attention: lisez', 'Note', 1],
  ['Heure\u202f: midi', 'Time: noon', 1],
  ['Le mot “tout”', 'The word', 1],
  ['Le 15 avril 2011', 'On 15 April 2011', 1],
  ['Failed to load, réessayez', 'Failed to load', 1],
])('the typography of “%s”: “%s” has %i faults', (fr, en, count) => {
  expect(typographyFaults(fr, en)).toHaveLength(count)
})
