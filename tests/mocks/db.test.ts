import { table } from '@mocks/db'
import { parseData, seedProvider } from '@mocks/seeds/seed-provider'
import { reset } from '@mocks/server'
import { beforeEach, expect, test, vi } from 'vitest'

// What @mswjs/data 0.16 does otherwise than its users expect, seen at the tables of the provider.

beforeEach(() => reset())

const byId = (id: number) => ({ where: { id: { equals: id } } })

/** Seeds the provider with these missions alone. */
const seedMissions = (...missions: object[]) => seedProvider({ records: { missions }, files: {} })

test('an id of 0 and an id that is taken are refused with the record and its table', () => {
  expect(() => seedMissions({ id: 1, titre: 'A' }, { id: 0, titre: 'B' })).toThrow(
    /^Record 2 of missions cannot be added: .*whole number from 1, not 0/,
  )
  expect(() => seedMissions({ id: 7, titre: 'A' }, { id: 7, titre: 'B' })).toThrow(
    /^Record 2 of missions cannot be added: .*"7".* already exists/,
  )
})

test('a new record gets the next id, never that of a removed one', () => {
  seedMissions({ id: 5, titre: 'A' })
  const { id } = table('missions').create({ titre: 'B' })
  expect(id).toBe(6)
  table('missions').remove(byId(id))
  expect(table('missions').create({ titre: 'C' })).toMatchObject({ id: 7, titre: 'C' })
})

test('records without a date have a place in the order, and their date is null', () => {
  const videos = ['2024-05-01', null, '2025-05-01', ''].map((date, n) => ({ id: n + 1, title: `Vidéo ${n + 1}`, date }))
  seedProvider({ records: { videos }, files: {} })
  const rows = table('videos').findMany({ orderBy: [{ date: 'desc' }, { id: 'desc' }] })
  expect(rows.map(({ id, date }) => [id, date])).toEqual([
    [3, '2025-05-01'],
    [1, '2024-05-01'],
    [4, null],
    [2, null],
  ])
})

test('a search finds names without case and accents, in the language that is read, beside names that are no text', () => {
  const pays = [
    { id: 1, nom: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' } },
    { id: 2, nom: null },
    { id: 3, nom: 12 },
  ]
  seedProvider({ records: { pays }, files: {} })
  const find = (text: string, locale: 'fr' | 'en') =>
    table('pays').findMany({ where: { folded: { nom: { contains: text } } } }, locale)
  expect(find('cote', 'fr')).toMatchObject([{ id: 1, nom: 'Côte d’Ivoire' }])
  expect(find('cote', 'en')).toEqual([])
  expect(find('ivory', 'en')).toMatchObject([{ id: 1, nom: 'Ivory Coast' }])
})

test('a part of a nested object is changed, and the rest of it stays', () => {
  table('actualites').update(14, { details: { galleryPhotos: ['/api/files/a.png'] } })
  const details = { actualite_id: 14, galleryPhotos: ['/api/files/a.png'] }
  expect(table('actualites').findFirst(byId(14))?.details).toMatchObject(details)
})

test('rows are copies without the signs of the library', () => {
  const row = table('actualites').findFirst(byId(14)) ?? expect.fail()
  Object.assign(row.details ?? {}, { actualite_id: 99 })
  expect(Object.getOwnPropertySymbols(row)).toEqual([])
  expect(table('actualites').findFirst(byId(14))).toMatchObject({ details: { actualite_id: 14 } })
})

test('the provider opens no channel to other tabs, although the tests have a window', () => {
  const opened = vi.fn()
  vi.stubGlobal('BroadcastChannel', opened)
  table('missions').create({ titre: 'A' })
  expect(opened).not.toHaveBeenCalled()
})

test('a city belongs to a country, and an account to both', () => {
  const cities = table('villes').findMany({ where: { pays: { id: { equals: 1 } } } })
  expect(cities.length).toBeGreaterThan(10)
  expect(cities.every(({ pays_id }) => pays_id === 1)).toBe(true)
  const user = table('users').create({
    name: 'A',
    email: 'a@b.cm',
    pays_id: 1,
    ville_id: cities[0]?.id,
    sexe: 'feminin',
  })
  expect(user).toMatchObject({ pays_id: 1, ville_id: cities[0]?.id, sexe: 'feminin' })
  table('pays').remove(byId(1))
  expect(table('users').findFirst(byId(user.id))).toMatchObject({ pays_id: null })
  expect(() => table('villes').create({ nom: 'Nulle part', pays_id: 99 })).toThrow('There is no record 99 in pays')
})

test('data of another shape are refused with what is wrong', () => {
  expect(() => parseData('[]')).toThrow('The data are an object of lists')
  expect(() => parseData('{"publicatons": []}')).toThrow(/^There is no table “publicatons”\. There are: slides, /)
  expect(() => parseData('{"missions": {}}')).toThrow('“missions” is a list of records')
})
