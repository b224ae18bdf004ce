import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { partenaireRegistration, usagerRegistration } from '@/contract/accounts'
import { actualites } from '@/contract/actualites'
import { isAdult } from '@/contract/birthday'
import { contents } from '@/contract/contents'
import { publications } from '@/contract/publications'
import { stats } from '@/contract/stats'

/** Returns the code of the first problem of each field. */
function problems(schema: v.GenericSchema, input: unknown) {
  const result = v.safeParse(schema, input)
  const found: Record<string, string> = {}
  for (const issue of result.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

const account = {
  name: 'Aline',
  email: 'aline@exemple.cm',
  password: 'huit caractères',
  password_confirmation: 'huit caractères',
  adresse: 'Rue 1',
  numero_telephone: '600',
  numero_fiscal: 'P1',
  pays_id: '1',
  ville_id: '2',
}
const citizen = { ...account, etat_civil: 'Veuf(ve)', datenaissance: '1990-05-17', sexe: 'masculin' }

describe('registration', () => {
  test('complete values pass, with numeric identifiers', () => {
    expect(v.parse(usagerRegistration, citizen)).toEqual({ ...citizen, pays_id: 1, ville_id: 2 })
    expect(problems(partenaireRegistration, account)).toEqual({})
  })

  test.each([
    [{ password: 'court', password_confirmation: 'court' }, { password: 'password' }],
    [{ password: 'court', password_confirmation: 'autre' }, { password: 'password' }],
    [{ password_confirmation: 'tout autre' }, { password: 'confirmation' }],
    [
      { password_confirmation: 'tout autre', email: 'x' },
      { password: 'confirmation', email: 'email' },
    ],
    [{ datenaissance: '2999-01-01' }, { datenaissance: 'age' }],
    [{ datenaissance: '2000-02-31' }, { datenaissance: 'date' }],
    [{ sexe: 'x' }, { sexe: 'required' }],
  ])('%j is refused as %j', (wrong, refused) => {
    expect(problems(usagerRegistration, { ...citizen, ...wrong })).toEqual(refused)
  })

  test.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born on %s, of age on %s: %s', (birthday, today, adult) => {
    expect(isAdult(birthday, today)).toBe(adult)
  })
})

const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type })

describe('files', () => {
  test.each([
    [file('a.png', 'image/png'), {}],
    [file('a.svg', 'image/svg+xml'), {}],
    [file('a.pdf', 'application/pdf'), { photo: 'image' }],
    [file('a.png', 'image/png', 10 * 1024 * 1024 + 1), { photo: 'size' }],
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

  test('a content takes jpeg, png and gif only, and needs one when it is created', () => {
    const content = { titre: 'a', Description: 'b', type: 'interview', video: 'https://a.cm' }
    expect(problems(contents.form, { ...content, image: null })).toEqual({ image: 'required' })
    expect(problems(contents.form, content)).toEqual({ image: 'required' })
    expect(problems(contents.edit, { ...content, image: null })).toEqual({})
    expect(problems(contents.edit, { ...content, image: file('a.webp', 'image/webp') })).toEqual({ image: 'image' })
    expect(problems(contents.edit, { ...content, type: '', video: 'a' })).toEqual({ type: 'required', video: 'url' })
  })
})

test('a news item needs its date only when it is changed', () => {
  const news = { titre: 'a', description: 'b', datePublication: '' }
  expect(problems(actualites.form, news)).toEqual({})
  expect(problems(actualites.edit, news)).toEqual({ datePublication: 'required' })
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
