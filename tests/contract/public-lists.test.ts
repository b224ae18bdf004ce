import { expect, test } from 'vitest'
import { resources } from '@/contract/registry'
import { pagedLists, publicLists } from '@/contract/rows/public-lists'
import { recordLists } from '@/contract/rows/record-lists'
import { dataPaths, publicPaths } from '../support/browser/public-paths'

/** The options of the registration forms, which are public but no lists of the site. */
const formOptions = new Set(['pays', 'villes'])

test('every resource that everybody may read is a list of the public site', () => {
  const named = new Set<string>(publicLists.map(({ name }) => name))
  const read = Object.values(resources).filter(({ reads }) => reads === 'public')
  expect(read.map(({ name }) => name).filter((name) => !named.has(name) && !formOptions.has(name))).toEqual([])
})

test('a record that has a page of its own is named by its slug, and a list with a date by a field of its rows', () => {
  for (const list of publicLists) {
    if ('page' in list && 'records' in list.page) expect(list.key).toBe('slug')
    if ('date' in list) expect(Object.keys(list.row.entries)).toContain(list.date)
  }
})

test('the lists whose records have pages are those that say so', () => {
  const named = publicLists.filter((list) => 'page' in list && 'records' in list.page).map(({ name }) => name)
  expect(named).toEqual(recordLists.map(({ name }) => name))
})

test('the tests in a browser open the page of each list', () => {
  const pages = pagedLists.map(({ page }) => page.path)
  expect(publicPaths).toEqual(expect.arrayContaining(pages))
  expect(dataPaths).toEqual(expect.arrayContaining(pages))
})
