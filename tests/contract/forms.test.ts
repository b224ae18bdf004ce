import * as v from 'valibot'
import { expect, test } from 'vitest'
import { credentials, partenaireRegistration } from '@/contract/accounts'
import { actualites } from '@/contract/actualites'
import { isAdult } from '@/contract/birthday'
import { interviews } from '@/contract/interviews'
import { stats } from '@/contract/stats'
import { subscribers } from '@/contract/subscribers'
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

test('a number in French notation is parsed, and what is none is refused', () => {
  expect(v.parse(stats.form, { label: 'a', value: '\u22121\u202f564,5' })).toEqual({ label: 'a', value: -1564.5 })
  expect(problems(stats.form, { label: 'a', value: 'douze' })).toEqual({ value: 'number' })
  // A computer would make 12345678901234567000 of it.
  expect(problems(stats.form, { label: 'a', value: '12 345 678 901 234 567 890' })).toEqual({ value: 'digits' })
})

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  'https://youtu.be/aqz-KE-bpKQ?si=x&t=90',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ?feature=share',
  '//www.youtube.com/embed/aqz-KE-bpKQ',
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=Ab_c&amp;start=90" title="YouTube video player" allowfullscreen></iframe>',
])('the id of a video is sent for what an editor has copied: %s', (copied) => {
  expect(v.parse(videos.form, { title: 'a', youtube_id: copied })).toMatchObject({ youtube_id: 'aqz-KE-bpKQ' })
})

test.each(['https://a.cm/watch?v=aqz-KE-bpKQ', '<iframe src="https://a.cm/embed/aqz-KE-bpKQ"></iframe>', 'aqz-KE-bpK'])(
  'what is no video of the host is refused: %s',
  (copied) => {
    expect(problems(videos.form, { title: 'a', youtube_id: copied })).toEqual({ youtube_id: 'youtube' })
  },
)

test.each([
  'awa@exemple.cm',
  '\u200bawa@exemple.cm\ufeff',
  '\u202aawa@exemple.cm\u202c\u200e',
  'MAILTO:awa@exemple.cm?subject=Bonjour',
])('an address is sent as it is seen: %j', (email) => {
  expect(v.parse(subscribers.form, { email })).toEqual({ email: 'awa@exemple.cm' })
  // A password is sent as it was typed.
  expect(v.parse(credentials, { email, password: '\u00a0a\u200b' })).toEqual({
    email: 'awa@exemple.cm',
    password: '\u00a0a\u200b',
  })
})

test('names, numbers and addresses of an account are sent as they are seen', () => {
  const account = {
    name: 'Awa\u00a0Ndi\u00adaye\u200b',
    email: 'awa@exemple.cm',
    password: 'motdepasse',
    password_confirmation: 'motdepasse',
    adresse: '\u200eBP\u00a01',
    numero_telephone: '\u202a+237\u00a06\u202f99 00 00 00\u202c',
    numero_fiscal: 'M0\u200b12',
    pays_id: '1',
    ville_id: '1',
  }
  expect(v.parse(partenaireRegistration, account)).toMatchObject({
    name: 'Awa Ndiaye',
    adresse: 'BP 1',
    numero_telephone: '+237 6 99 00 00 00',
    numero_fiscal: 'M012',
  })
})

test.each([
  ['the spaces of French typography', 'Avis\u00a0: «\u00a0dépôts\u00a0» à 5\u202f%\u00a0!'],
  ['a joiner of Persian', 'می\u200cخواهم'],
  ['an emoji of several', '👩\u200d💻'],
])('a title keeps %s', (_what, titre) => {
  expect(v.parse(actualites.form, { titre, description: 'a' })).toMatchObject({ titre })
})

test('half an emoji and what XML forbids are sent by no form', () => {
  const broken = 'A\ud83d\u0000\ufffe b\ud83d\ude00'
  const news = v.parse(actualites.form, { titre: broken, description: broken })
  expect([news.titre, news.description]).toEqual(['A b😀', 'A b😀'])
})

test('an address of Outlook is sent without the e-mail of who copied it', () => {
  const source =
    'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.beac.int%2F&data=05%7Cagent%40cdec.cm'
  const typed = { titre: 'a', description: 'a', date: '2026-01-02', source, introduction: 'a', contenu: 'a' }
  expect(v.parse(interviews.form, typed)).toMatchObject({ source: 'https://www.beac.int/' })
})
