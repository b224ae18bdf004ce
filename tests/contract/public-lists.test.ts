import { expect, test } from 'vitest'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import { inOrder } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'

test('the preview of a record, which has the row of the back office, has every field that its page reads', () => {
  for (const { name, row } of publicLists)
    expect(Object.keys(entriesOf(resources[name].row)), name).toEqual(
      expect.arrayContaining(Object.keys(entriesOf(row))),
    )
})

test('a list has one order whatever the provider’s: the newest first, of one day the younger, those without a date last, slides by their position', () => {
  const dates = ['2026-01-02', '', '2026-03-01T08:00:00+01:00', '2026-02-28', '2026-02-28', '']
  const rows = dates.map((date, order) => ({ id: order + 7, date, order }))
  expect(inOrder({ name: 'videos', date: 'date' }, rows).map(({ order }) => order)).toEqual([2, 4, 3, 0, 5, 1])
  expect(inOrder({ name: 'slides', position: 'order' }, rows.toReversed())).toEqual(rows)
  expect(inOrder({ name: 'missions' }, rows)).toBe(rows)
})
