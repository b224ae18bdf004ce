import { expect, test } from 'vitest'
import { proposalsFrom } from '@/admin/documents/proposals'

test('a signed press release proposes its title, its date and its first sentences', () => {
  const text = `REPUBLIQUE DU CAMEROUN
Paix – Travail – Patrie
CAISSE DES DÉPÔTS ET CONSIGNATIONS
N° 0042/CDEC/DG
Yaoundé, le 15 octobre 2026
COMMUNIQUÉ DE PRESSE
Reprise des opérations de restitution
Le Directeur général informe le public que les opérations de restitu-
tion reprennent le 2 novembre 2026 à 8 h. Les demandes sont reçues au
siège et à Douala. Les pièces à apporter sont affichées.
Le Directeur général`
  expect(proposalsFrom({ text, title: 'Microsoft Word - communique v3.docx' })).toEqual({
    title: 'Reprise des opérations de restitution',
    date: '2026-10-15',
    description:
      'Le Directeur général informe le public que les opérations de restitution reprennent le 2 novembre 2026 à 8 h. Les demandes sont reçues au siège et à Douala.',
  })
})

test('the subject of a letter is its title, and the title of the properties comes first', () => {
  const text = 'Objet : Fermeture exceptionnelle.\nLes bureaux seront fermés le 20/05/2026 toute la journée.'
  expect(proposalsFrom({ text, title: '' })).toEqual({
    title: 'Fermeture exceptionnelle',
    date: '2026-05-20',
    description: 'Les bureaux seront fermés le 20/05/2026 toute la journée.',
  })
  expect(proposalsFrom({ text, title: 'Fermeture du 20 mai' }).title).toBe('Fermeture du 20 mai')
})

test.each([
  ['The office opens on October 5, 2026.', '2026-10-05'],
  ['Fait le 1er mars 2026', '2026-03-01'],
  ['Le 31/02/2026', ''],
  ['Décret de 2011', ''],
])('%s: %s', (text, date) => {
  expect(proposalsFrom({ text, title: '' }).date).toBe(date)
})

test('an empty text proposes nothing', () => {
  expect(proposalsFrom({ text: '', title: 'scan0001' })).toEqual({ title: '', date: '', description: '' })
})
