import { expect, test, vi } from 'vitest'
import { readIfFits, readList, readOne } from '@/api/unwrap'
import { videos } from '@/contract/videos'

const row = { id: 1, title: 'Un', youtube_id: 'abc', date: '2026-01-01' }

test.each([[[]], [null], [{ data: null }], [{ data: [] }]])('%j is an empty list', (answer) => {
  expect(readList(videos, answer)).toEqual([])
})

test.each([undefined, 'text', 5, {}, { message: 'x' }, { data: { total: 1 } }])('%j is no list', (answer) => {
  expect(() => readList(videos, answer)).toThrow(expect.objectContaining({ name: 'ApiError' }))
})

test('a list of which no row can be read is a failure, and no empty list', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const answer of [[{}], { data: ['x', null] }, [[row]]])
    expect(() => readList(videos, answer)).toThrow(expect.objectContaining({ name: 'ApiError', status: 200 }))
})

test('an answer without the record is null where that is allowed', () => {
  expect(readIfFits(videos.row, { message: 'Créé' })).toBeNull()
  expect(() => readOne(videos.row, { message: 'Créé' })).toThrow(expect.objectContaining({ name: 'ApiError' }))
})
