import { expect, test } from 'vitest'
import { glossary, glossaryFaults } from '../scripts/glossary.mjs'
import { typographyFaults } from '../scripts/typography.mjs'

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
  ['a press release that is called otherwise', 'Lire le communiqué', 'Read the statement'],
  ['two words for an image', 'Insérer une image', 'Insert a picture'],
  ['“photo” where the French says image', 'Insérer une image', 'Insert a photo'],
  ['“a content”', 'Ajouter un contenu', 'Add a content'],
  ['“Contents management”', 'Gestion des contenus', 'Contents management'],
  ['the provider', 'Le fournisseur ne répond pas', 'The service is not responding'],
  ['a criterion by its number', 'Les espacements de la règle 1.4.12', 'The spacing'],
])('the glossary refuses %s', (_what, fr, en) => {
  expect(glossaryFaults(fr, en)).not.toEqual([])
})

test('a quoted sentence of the specification is not checked', () => {
  const [fr, en] = ['Cet enregistrement est supprimé', 'This record is deleted']
  expect(glossaryFaults(fr, en, { ...glossary, quoted: [fr] })).toEqual([])
  expect(typographyFaults('Supprimé!', 'Deleted!')).toEqual([])
})

test.each([
  ['Qui\u00a0? Où\u202f? L’heure\u00a0: 8:00, 45\u00a0% de «\u00a0tout\u00a0»…', 'Who? Where? “All”'],
  ['Écrire à <0>{email}</0>', 'Write to <0>{email}</0>'],
  ['{n, plural, one {l’’image} other {# images}}', 'n'],
  ['Caisse des Dépôts et Consignations, Yaoundé', 'Caisse des Dépôts et Consignations, Yaoundé'],
])('the typography accepts “%s”', (fr, en) => {
  expect(typographyFaults(fr, en)).toEqual([])
})

test.each([
  ['a straight apostrophe', "L'adresse", 'The address'],
  ['a line that could begin with a punctuation mark', 'Qui ?', 'Who?'],
  ['a percent sign that could begin a line', '45 %', '45%'],
  ['a punctuation mark without its space', 'Attention: lisez', 'Note'],
  ['a question mark without its space', 'Qui?', 'Who?'],
  ['a narrow space before a colon', 'Heure\u202f: midi', 'Time: noon'],
  ['« separated from its word', '« tout\u00a0»', 'all'],
  ['English quotation marks', 'Le mot “tout”', 'The word'],
  ['three dots', 'Envoi en cours...', 'Signing in…'],
  ['a number separated from its sign', 'Décret n° 2011/105', 'Decree'],
  ['a day separated from its month', 'Le 15 avril 2011', 'On 15 April 2011'],
  ['English in a French text', 'Failed to load, réessayez', 'Failed to load'],
  ['French in an English text', 'Réessayez', 'Please wait pour la page'],
])('the typography refuses %s', (_what, fr, en) => {
  expect(typographyFaults(fr, en)).toHaveLength(1)
})
