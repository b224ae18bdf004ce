import { table } from '@mocks/db'
import { handlers } from '@mocks/handlers/all'
import { reset } from '@mocks/server'
import { getResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { resources } from '@/contract/registry'

beforeAll(() => reset())

const translated = Object.values(resources).filter(({ name }) => !['subscribers', 'villes'].includes(name))

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

test('every picture and document is there', async () => {
  const every = Object.values(resources).flatMap(({ name }) => texts(table(name).all('fr')))
  const addresses = [...new Set(every.filter((text) => text.startsWith('/api/files/')))]
  expect(addresses.length).toBeGreaterThan(100)
  for (const address of addresses) {
    const response = await getResponse(handlers, new Request(`http://provider${address}`))
    expect([address, response?.status]).toEqual([address, 200])
  }
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}
