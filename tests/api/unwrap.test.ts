import { expect, test, vi } from 'vitest'
import { readList } from '@/api/unwrap'
import { videos } from '@/contract/videos'

// All shapes of answers are in tests/contract/generated/client.test.ts.
test('nothing is an empty list; a list of which no row can be read is a failure', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const answer of [[], null, { data: null }]) expect(readList(videos, answer)).toEqual([])
  for (const answer of [undefined, { message: 'x' }, [{}], { data: ['x', null] }])
    expect(() => readList(videos, answer)).toThrow(expect.objectContaining({ name: 'ApiError' }))
})
