import { table } from '@mocks/db'
import { handlers } from '@mocks/handlers/all'
import { accounts, reset } from '@mocks/server'
import { getResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/contract/registry'

beforeAll(() => reset())

test.each(Object.values(resources))('$name has the ids 1, 2, 3…', ({ name }) => {
  const rows = table(name).all('fr')
  expect(rows).not.toEqual([])
  expect(rows.map((row) => row.id)).toEqual(rows.map((_, n) => n + 1))
})

const translated = Object.values(resources).filter(({ name }) => !['subscribers', 'villes'].includes(name))

test.each(translated)('$name is in English too', ({ name }) => {
  const english = table(name).all('en')
  const same = table(name)
    .all('fr')
    .filter((row, n) => JSON.stringify(row) === JSON.stringify(english[n]))
  // Some countries have the same name in both languages, and so has a title that is a number.
  expect(same.length).toBeLessThan(name === 'pays' ? 10 : 1)
})

test('no French text is left in the English one, and none is empty in one language only', () => {
  for (const { name } of translated) {
    const french = texts(table(name).all('fr'))
    const english = texts(table(name).all('en'))
    expect(english.length).toBe(french.length)
    expect(english.filter((text) => /[«»]|\s[;:?!]/.test(text))).toEqual([])
    // Straight apostrophes are wrong in both.
    expect([...french, ...english].filter((text) => /\w'\w/.test(text))).toEqual([])
  }
})

test('forty users of the three types, nobody twice', () => {
  const users = table('users').all('fr')
  expect(users).toHaveLength(40)
  expect(new Set(users.map((user) => user.email)).size).toBe(40)
  for (const { email, type } of accounts) expect(table('users').find('email', email, 'fr')?.type_user).toBe(type)
})

test('every country has four cities or more, and Cameroon’s come first', () => {
  const cities = table('villes').all('fr')
  for (const { id } of table('pays').all('fr')) {
    expect(cities.filter((city) => city.pays_id === id).length).toBeGreaterThanOrEqual(4)
  }
  expect(cities[0]).toEqual({ id: 1, nom: 'Yaoundé', pays_id: 1 })
})

describe('files', () => {
  const every = Object.values(resources).flatMap(({ name }) => texts(table(name).all('fr')))
  const addresses = [...new Set(every.filter((text) => text.startsWith('/api/files/')))]
  const get = async (path: string) => getResponse(handlers, new Request(`http://provider${path}`))

  test('every picture and document is there', async () => {
    expect(addresses.length).toBeGreaterThan(100)
    for (const address of addresses) {
      const response = await get(address)
      expect([address, response?.status]).toEqual([address, 200])
    }
  })

  test('a document is a PDF with a correct cross-reference table', async () => {
    const pdf = (await (await get('/api/files/documents/loi-2008-003.pdf'))?.text()) ?? ''
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const positions = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
    expect(positions.map((position, n) => pdf.startsWith(`${n + 1} 0 obj`, position))).not.toContain(false)
    expect(pdf).toContain('Loi n\\260 2008/003')
  })
})

test('there are records with gaps, long titles and a damaged picture', () => {
  const publications = table('publications').all('fr')
  const has = (found: (row: Record<string, unknown>) => boolean) => expect(publications.some(found)).toBe(true)
  has((row) => row.photo === null)
  has((row) => row.document === null)
  has((row) => row.publication_date === null)
  has((row) => typeof row.title === 'number')
  has((row) => String(row.title).length >= 200)
  has((row) => String(row.photo).includes('image-abimee'))
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}
