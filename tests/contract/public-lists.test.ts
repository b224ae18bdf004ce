import { expect, test } from 'vitest'
import { resources } from '@/contract/registry'
import { publicLists } from '@/contract/rows/public-lists'

/** Read by everybody, but not as a list of the site: the choices of a form, and texts that no page reads yet. */
const others = new Set(['contents', 'pays', 'villes'])

test('every resource that everybody may read is a list of the public site', () => {
  const named = new Set<string>(publicLists.map(({ name }) => name))
  const read = Object.values(resources).filter(({ reads }) => reads === 'public')
  expect(read.map(({ name }) => name).filter((name) => !named.has(name) && !others.has(name))).toEqual([])
})

test('a record that has a page of its own is named by its slug, and a list with a date by a field of its rows', () => {
  for (const list of publicLists) {
    if ('page' in list && 'records' in list.page) expect(list.key).toBe('slug')
    if ('date' in list) expect(Object.keys(list.row.entries)).toContain(list.date)
  }
})
