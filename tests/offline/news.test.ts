import { describe, expect, test } from 'vitest'
import { actualites } from '@/contract/rows/actualites'
import { choose, type Found, isQuiet } from '@/pwa/news/check'

const news = { ...actualites, title: 'titre', label: 'Nouvelle actualité' }
const item = (id: number): Found => ({
  list: news,
  key: `/api/actualites ${id}`,
  title: `Titre ${id}`,
  page: `/actualites/t${id}`,
})
/** Returns the moment of an hour in Douala, which is one hour ahead of UTC all year. */
const douala = (hour: number, day = 4) => new Date(Date.UTC(2026, 2, day, hour - 1))

test.each([
  [6, true],
  [7, false],
  [20, false],
  [21, true],
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
})
