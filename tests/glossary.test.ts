import { expect, test } from 'vitest'
import { glossary, glossaryFaults } from '../scripts/glossary.mjs'

test.each([
  ['Versez la caution', 'Pay the deposit'],
  ['Mise en liberté sous caution', 'Release on bail'],
  ['Les fonds et valeurs confiés à la CDEC', 'The funds and securities entrusted to CDEC'],
  ['Celui qui se manifeste réclame.', 'Whoever comes forward claims.'],
  ['L’enregistrement sera possible au retour du réseau.', 'Saving will be possible when the network is back.'],
])('the glossary accepts “%s”: “%s”', (fr, en) => {
  expect(glossaryFaults(fr, en)).toEqual([])
})

test.each([
  ['a term that is translated by another word', 'Versez la caution', 'Pay the bond'],
  ['two words for a deposit', 'Versez la caution', 'Pay the security deposit'],
  ['“securities” where there is none', 'Les garanties du marché', 'The guarantees and securities of the contract'],
  ['“conventional”', 'Une consignation conventionnelle', 'A conventional consignment'],
  ['“placements”', 'Placements financiers', 'Financial placements'],
  ['a record that is not called “fiche”', 'Cet enregistrement n’existe plus', 'This record no longer exists'],
  ['two words for sharing', 'Transmettre', 'Share'],
  ['the provider', 'Le fournisseur ne répond pas', 'The service is not responding'],
  ['a criterion by its number', 'Les espacements de la règle 1.4.12', 'The spacing'],
])('the glossary refuses %s', (_what, fr, en) => {
  expect(glossaryFaults(fr, en)).not.toEqual([])
})

test('a sentence of the specification stands as it is', () => {
  const [fr, en] = ['Cet enregistrement est supprimé', 'This record is deleted']
  expect(glossaryFaults(fr, en, { ...glossary, quoted: [fr] })).toEqual([])
})
