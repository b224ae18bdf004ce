import { describe, expect, test } from 'vitest'
import { choose, type Found, isQuiet, pageOf, rowsIn } from '@/pwa/news/choose'

const news = '/api/actualites' as const
const item = (id: number): Found => ({
  key: `${news} ${id}`,
  path: news,
  id: String(id),
  title: `Titre ${id}`,
  slug: `t${id}`,
})
/** An hour of the clock in Douala, which is one hour ahead of UTC all year. */
const douala = (hour: number, day = 4) => new Date(Date.UTC(2026, 2, day, hour - 1))

test.each([
  [6, true],
  [7, false],
  [20, false],
  [21, true],
  [24, true],
])('at %i o’clock in Douala it is quiet: %s', (hour, quiet) => {
  expect(isQuiet(douala(hour))).toBe(quiet)
})

describe('what is announced', () => {
  const all = [item(5), item(4), item(3)]

  test('is at most two a day, each once, the rest on the next day', () => {
    const first = choose(all, undefined, douala(8))
    expect(first.chosen).toEqual([item(5), item(4)])
    const later = choose([item(6), ...all], first.next, douala(20))
    expect(later.chosen).toEqual([])
    const next = choose([item(6), ...all], later.next, douala(8, 5))
    expect(next.chosen).toEqual([item(6), item(3)])
  })

  test('waits for the morning', () => {
    const night = choose(all, undefined, douala(22))
    expect(night.chosen).toEqual([])
    expect(choose(all, night.next, douala(7, 5)).chosen).toEqual([item(5), item(4)])
  })

  test('is remembered for as many rows as a list shows', () => {
    const keys = Array.from({ length: 60 }, (_, id) => `${news} ${id}`)
    expect(choose([item(100)], { day: '', count: 0, keys }, douala(8)).next.keys).toHaveLength(60)
  })
})

describe('the rows in the part of a list that was read', () => {
  const rows = [
    {
      id: 7,
      titre: 'Une « date » \\ et {"id":9}',
      slug: 'une-date',
      details: { actualite_id: 7, introduction: '{"id":8}' },
    },
    { id: '6', titre: 'Été', slug: 'ete', description: 'x'.repeat(50) },
  ]
  const json = JSON.stringify(rows)
  const [first, second] = [
    { key: `${news} 7`, path: news as Found['path'], id: '7', title: 'Une « date » \\ et {"id":9}', slug: 'une-date' },
    { key: `${news} 6`, path: news, id: '6', title: 'Été', slug: 'ete' },
  ]

  test.each([
    ['the whole', json, [first, second]],
    ['its beginning', json.slice(0, json.indexOf('"slug":"ete"')), [first, { ...second, slug: '' }]],
    ['its end', json.slice(12), [second]],
    ['inside data', `{"data":${json}}`, [first, second]],
    ['as PHP writes it', json.replaceAll('É', '\\u00c9').replaceAll('/', '\\/'), [first, second]],
    ['nothing', '', []],
    ['a page', '<!doctype html>', []],
  ])('%s', (_what, text, found) => {
    expect(rowsIn(text, news)).toEqual(found)
  })

  test('lead to their pages', () => {
    expect(pageOf(first)).toBe('/actualites/une-date')
    expect(pageOf({ ...first, slug: '' })).toBe('/actualites')
    expect(pageOf({ ...first, path: '/api/communications' })).toBe('/communique#communications-7')
  })
})
