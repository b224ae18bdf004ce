import { expect, test } from 'vitest'
import { contentWarnings } from '@/admin/content-check/content-check'
import { corrected } from '@/admin/content-check/corrections'

/** Returns the corrected text with "_" for each no-break space. */
const shown = (text: string, isHtml = true) => corrected(text, isHtml).text.replaceAll('\u00a0', '_')

test.each([
  ["L'agence de l'État", 'L’agence de l’État'],
  ['Quel délai?', 'Quel délai_?'],
  ['Les pièces:deux', 'Les pièces_: deux'],
  ['Objet :Demande', 'Objet : Demande'],
  ['Une hausse de 12%', 'Une hausse de 12_%'],
  ['Montant : 1500000 FCFA', 'Montant : 1_500_000 FCFA'],
  ['Le "guichet" et l’“accueil”', 'Le «_guichet_» et l’«_accueil_»'],
  ['Le «guichet»', 'Le «_guichet_»'],
  ['Un écran de 15" seulement', 'Un écran de 15" seulement'],
  ['Voir https://cdec.cm/a?b=12345:6 ou a@b.cm', 'Voir https://cdec.cm/a?b=12345:6 ou a@b.cm'],
  ['Compte n° 1234567', 'Compte n° 1234567'],
])('%s', (text, right) => {
  expect(shown(text, false)).toBe(right)
})

test.each([
  ['<p class="a:b">L\'<b>agence</b>?</p>', '<p class="a:b">L’<b>agence</b>_?</p>'],
  ['<p>Dépôt &amp; retrait&nbsp;: oui</p>', '<p>Dépôt &amp; retrait&nbsp;: oui</p>'],
  ['<p>&quot;Un&quot;</p><p>l&#39;autre</p>', '<p>«_Un_»</p><p>l’autre</p>'],
  ['<p>Un "début</p><p>une fin"</p>', '<p>Un "début</p><p>une fin"</p>'],
  ['<a href="/a?b:c">12345 francs</a>', '<a href="/a?b:c">12_345 francs</a>'],
])('the marks of %s stay as they are', (html, right) => {
  expect(shown(html)).toBe(right)
})

test('a corrected text has no warnings, and is not changed again', () => {
  const text = '<p>L\'offre: "1500000 francs"!Voir le «guide»;l\'annexe</p>'
  const { text: right, changes } = corrected(text, true)
  expect(contentWarnings({ text: right, isHtml: true, isTitle: false }, () => false)).toEqual([])
  expect(corrected(right, true)).toEqual({ text: right, changes: [] })
  expect(changes.map(({ before }) => before)).toEqual(["L'offre:", '"1500000', 'francs"!Voir', "«guide»;l'annexe"])
})
