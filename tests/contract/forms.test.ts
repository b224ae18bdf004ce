import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isAdult } from '@/contract/birthday'
import { publications } from '@/contract/publications'
import { stats } from '@/contract/stats'

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

const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type })

describe('files', () => {
  test.each([
    [file('a.png', 'image/png'), {}],
    [file('a.svg', 'image/svg+xml'), {}],
    [file('a.pdf', 'application/pdf'), { photo: 'image' }],
    [file('a.png', 'image/png', 10 * 1024 * 1024 + 1), { photo: 'size' }],
    [file('a.png', 'image/png', 0), { photo: 'empty' }],
    [null, {}],
    [undefined, {}],
  ])('as a photo: %o', (photo, refused) => {
    expect(problems(publications.form, { title: 'a', photo })).toEqual(refused)
  })

  test.each([
    ['a.pdf', {}],
    ['a.DOCX', {}],
    ['a.doc', {}],
    ['a.exe', { document: 'document' }],
    ['sans-extension', { document: 'document' }],
  ])('as a document: %s', (name, refused) => {
    expect(problems(publications.form, { title: 'a', document: file(name, '') })).toEqual(refused)
  })
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
