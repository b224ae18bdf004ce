import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { actualites } from '@/contract/actualites'
import { interviews } from '@/contract/interviews'
import { resources } from '@/contract/registry'
import { safeAddress } from '@/contract/rows/row-fields'
import { slides } from '@/contract/slides'
import { stats } from '@/contract/stats'

describe.each(Object.values(resources))('a row of $name', ({ name, row }) => {
  const id = name === 'villes' ? { id: 1, pays_id: 1 } : { id: 1 }

  test('is parsed the same with every field null, missing or of another type', () => {
    const blank = v.parse(row, id)
    const fields = Object.keys(blank).filter((field) => !(field in id))
    const all = (value: unknown) => ({ ...id, ...Object.fromEntries(fields.map((field) => [field, value])) })
    expect(v.parse(row, all(null))).toEqual(blank)
    expect(v.parse(row, all(true))).toEqual(blank)
  })

  test('is parsed the same a second time', () => {
    const once = v.parse(row, { ...id, title: 5, image: 'public/images_slides/a b.png', date: 'x', details: [] })
    expect(v.parse(row, once)).toEqual(once)
  })
})

test('nested details with missing fields are parsed', () => {
  const { details } = v.parse(interviews.row, { id: 1, details: { introduction: 'a' } })
  expect(details).toEqual({ introduction: 'a', contenu: '' })
  const news = v.parse(actualites.row, { id: 1, details: { galleryPhotos: ['a.png', '', 'javascript:x', null, 4] } })
  expect(news.details).toEqual({ imagePrincipale: '', galleryPhotos: ['/a.png', '/4'], actualite_id: null })
})

test.each([
  ['images_slides/a.jpg', '/api/images_slides/a.jpg'],
  ['a.jpg', '/api/images_slides/a.jpg'],
  ['https://provider.example/storage/images_slides/a.jpg?v=1', '/api/images_slides/a.jpg'],
  ['é à.jpg', '/api/images_slides/%C3%A9%20%C3%A0.jpg'],
  ['100%.jpg', '/api/images_slides/100%25.jpg'],
  ['', ''],
  [null, ''],
])('the picture of a slide sent as %j is shown from %j', (image, address) => {
  expect(v.parse(slides.row, { id: 1, image }).image).toBe(address)
})

test.each([
  ['2', 2],
  [' 1 172 ', 1172],
  ['-1172', -1172],
  ['\u22121\u202f172,5', -1172.5],
  ['abc', null],
  [0, 0],
])('a value of %j is %j', (value, read) => {
  expect(v.parse(stats.row, { id: '3', label: 'a', value })).toEqual({ id: 3, label: 'a', value: read })
})

test.each([
  ['https://a.cm/x', 'https://a.cm/x'],
  ['/storage/a.pdf', '/storage/a.pdf'],
  ['javascript:alert(1)', ''],
  [' JaVaScRiPt:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example', ''],
  ['https://user:pass@a.cm', ''],
  ['', ''],
  ['/files/Taux 5 % n° 2#3.pdf', '/files/Taux 5 %25 n° 2%233.pdf'],
  ['https://a.cm/files/100%.PDF', 'https://a.cm/files/100%25.PDF'],
  ['/files/guide.pdf#page=3', '/files/guide.pdf#page=3'],
])('the address %j is opened as %j', (given, opened) => {
  expect(safeAddress(given)).toBe(opened)
})
