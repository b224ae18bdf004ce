import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isAdult } from '@/contract/birthday'
import { stats } from '@/contract/stats'
import { videos } from '@/contract/videos'

/** Returns the code of the first problem of each field. */
function problems(schema: v.GenericSchema, input: unknown) {
  const result = v.safeParse(schema, input)
  const found: Record<string, string> = {}
  for (const issue of result.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('born on %s, of age on %s: %s', (birthday, today, adult) => {
  expect(isAdult(birthday, today)).toBe(adult)
})

test.each([
  ['12', 12],
  [0, 0],
  ['', null],
  [null, null],
])('the value %j of a statistic is sent as %j', (value, sent) => {
  expect(v.parse(stats.form, { label: 'a', value })).toEqual({ label: 'a', value: sent })
})

test('a number in French notation is parsed', () => {
  expect(v.parse(stats.form, { label: 'a', value: '\u22121 564,5' })).toEqual({ label: 'a', value: -1564.5 })
})

test('a value that is not a number is refused', () => {
  expect(problems(stats.form, { label: 'a', value: 'douze' })).toEqual({ value: 'number' })
})

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  'https://youtu.be/aqz-KE-bpKQ?si=x&t=90',
  'https://www.youtube.com/watch/?app=desktop&v=aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/live/aqz-KE-bpKQ?t=3',
  'https://studio.youtube.com/video/aqz-KE-bpKQ/edit',
  '//www.youtube.com/embed/aqz-KE-bpKQ',
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=Ab_c&amp;start=90" title="YouTube video player" allowfullscreen></iframe>',
  "<iframe src='//www.youtube-nocookie.com/embed/aqz-KE-bpKQ'>",
])('the id of a video is sent for what an editor has copied: %s', (copied) => {
  expect(v.parse(videos.form, { title: 'a', youtube_id: copied })).toMatchObject({ youtube_id: 'aqz-KE-bpKQ' })
})

test.each(['https://a.cm/watch?v=aqz-KE-bpKQ', '<iframe src="https://a.cm/embed/aqz-KE-bpKQ"></iframe>', 'aqz-KE-bpK'])(
  'what is no video of the host is refused: %s',
  (copied) => {
    expect(problems(videos.form, { title: 'a', youtube_id: copied })).toEqual({ youtube_id: 'youtube' })
  },
)
