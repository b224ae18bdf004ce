import { expect, test } from 'vitest'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { inOrder } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'

/** The options of the registration forms, which are public but no lists of the site. */
const formOptions = new Set(['pays', 'villes'])

test('every resource that everybody may read is a list of the public site', () => {
  const named = new Set<string>(publicLists.map(({ name }) => name))
  const all: Resource[] = Object.values(resources)
  const read = all.filter(({ reads }) => reads === undefined)
  expect(read.map(({ name }) => name).filter((name) => !named.has(name) && !formOptions.has(name))).toEqual([])
})

test('a list has one order whatever the provider’s: the newest first, those without a date last, slides by their position', () => {
  const rows = ['2026-01-02', '', '2026-03-01T08:00:00+01:00', '2026-02-28'].map((date, order) => ({ date, order }))
  expect(inOrder({ name: 'videos', date: 'date' }, rows).map(({ order }) => order)).toEqual([2, 3, 0, 1])
  expect(inOrder({ name: 'slides', position: 'order' }, rows.toReversed())).toEqual(rows)
  expect(inOrder({ name: 'missions' }, rows)).toBe(rows)
})
