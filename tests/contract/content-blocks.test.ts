import { describe, expect, test } from 'vitest'
import { writeBlockTitle } from '@/contract/blocks'
import { blockTitle } from '@/contract/rows/block-titles'
import { contactDetails, contentBlocks, findBlock, placesOf } from '@/contract/rows/content-blocks'

const row = (titre: string, Description = 'Texte', id = 1) => ({ id, titre, Description, updated_at: '' })

describe('a title', () => {
  test.each([
    ['Coordonnées : Siège', 'place', 'Siège'],
    ['Contact details: Head office', 'place', 'Head office'],
    ['Frais : offres-reelles', 'costs', 'offres-reelles'],
    ['Délai :', 'delay', ''],
    ['MENTIONS LÉGALES', 'legal', ''],
    ['[en] Privacy', 'privacy', ''],
  ])('%s is read as %s about “%s”', (titre, kind, key) => {
    expect(blockTitle(titre)).toMatchObject({ kind, key })
  })

  test.each(['Dossier : le siège', 'Frais de justice : ce qui change', 'Contact', '', ' : Siège'])(
    '“%s” is that of another content',
    (titre) => {
      expect(blockTitle(titre)).toBeUndefined()
    },
  )

  test.each(['costs', 'delay', 'place', 'press', 'legal', 'privacy'] as const)(
    'of the kind %s is found as the back office writes it',
    (kind) => {
      for (const title of [
        { kind, key: '', isEnglish: false },
        { kind, key: 'offres-reelles', isEnglish: true },
      ])
        expect(blockTitle(writeBlockTitle(title))).toEqual(title)
    },
  )

  test('written in English is shown to English readers only, instead of the translation', () => {
    const rows = [row('Frais', 'Free', 1), row('[EN] Costs', 'Free of charge', 2)]
    const costs = (locale: string) => findBlock(contentBlocks(rows, locale), 'costs')?.lines
    expect(costs('fr')).toEqual(['Free'])
    expect(costs('en')).toEqual(['Free of charge'])
  })
})

test('the costs of a case are those of its slug, else of its title, else of its family, else of all', () => {
  const keys = ['offres-reelles', 'Offres réelles', 'Consignations judiciaires', '']
  const found = (...titles: string[]) =>
    findBlock(
      contentBlocks(
        titles.map((titre) => row(titre)),
        'fr',
      ),
      'costs',
      keys,
    )?.key
  expect(found('Frais', 'Frais : consignations judiciaires', 'Frais : OFFRES-REELLES')).toBe('OFFRES-REELLES')
  expect(found('Frais', 'Frais : offres reelles')).toBe('offres reelles')
  expect(found('Frais', 'Frais : consignations judiciaires')).toBe('consignations judiciaires')
  expect(found('Frais', 'Frais : autre-cas')).toBe('')
})

test('HTML and plain text are split into lines, with the line of the update apart', () => {
  const read = (description: string) => contentBlocks([row('Frais', description)], 'fr')[0]
  const html = '<p>Aucun&nbsp;frais.<br>Sauf l’acte.</p><ul><li>A &amp; B</li></ul><p>Mise à jour : 3 novembre 2026</p>'
  expect(read(html)).toMatchObject({
    lines: ['Aucun frais.', 'Sauf l’acte.', 'A & B'],
    updated: 'Mise à jour : 3 novembre 2026',
  })
  expect(read('Aucun frais.\r\n\r\nSauf l’acte.')).toMatchObject({
    lines: ['Aucun frais.', 'Sauf l’acte.'],
    updated: '',
  })
  expect(read('<p> </p>')).toBeUndefined()
})

describe('the lines of a block about a place', () => {
  const details = (...lines: string[]) => contactDetails({ key: 'Siège', lines })

  test('are parsed by their labels, in any order', () => {
    expect(
      details(
        'Tél. : +237 222 00 00 00',
        'adresse électronique : contact@cdec.cm',
        'Coordonnées GPS : 3,8667 ; 11,5167',
        'VILLE : Yaoundé',
        'Adresse : boulevard du 20-Mai : immeuble A',
        'À apporter : une pièce d’identité',
        'Entrée par la cour.',
        'Repère : face à la poste',
      ),
    ).toEqual({
      name: 'Siège',
      address: 'boulevard du 20-Mai : immeuble A',
      city: 'Yaoundé',
      phone: '+237 222 00 00 00',
      email: 'contact@cdec.cm',
      position: [3.8667, 11.5167],
      hours: [],
      papers: 'une pièce d’identité',
      notes: ['Entrée par la cour.', 'Repère : face à la poste'],
    })
    expect(details('GPS : 3.8667,11.5167').position).toEqual([3.8667, 11.5167])
    expect(details('GPS : à compléter').position).toBeUndefined()
  })

  test.each([
    'lundi–vendredi : 7h30–15h30',
    'Du lundi au vendredi, de 7 h 30 à 15 h 30',
    'Monday to Friday: 7:30 am–3:30 pm',
    'Vendredi : 8h–12h et 14h–16h30',
    'samedi : fermé',
  ])('“%s” is a line of hours, kept as it is written', (line) => {
    expect(details(line)).toMatchObject({ hours: [line], notes: [] })
  })

  test.each([
    'Fermeture exceptionnelle : du 23 décembre 2026 au 4 janvier 2027, inventaire',
    'Lundi de Pâques, l’accueil est transféré.',
  ])('“%s” is none', (line) => {
    expect(details(line)).toMatchObject({ hours: [], notes: [line] })
  })
})

test('the head office comes first; places that were written in English stand for all of them', () => {
  const rows = [
    row('Coordonnées : Agence', 'Ville : Douala', 1),
    row('Coordonnées : Siège', 'Ville : Yaoundé', 2),
    row('[en] Contact details: Head office', 'City: Yaoundé', 3),
  ]
  const names = (locale: string) => placesOf(contentBlocks(rows, locale)).map(({ name }) => name)
  expect(names('fr')).toEqual(['Siège', 'Agence'])
  expect(names('en')).toEqual(['Head office'])
})
