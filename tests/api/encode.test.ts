import { expect, test } from 'vitest'
import { encode } from '@/api/encode'
import { actualites } from '@/contract/actualites'
import { interviews } from '@/contract/interviews'
import { publications } from '@/contract/publications'
import { slides } from '@/contract/slides'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

const names = (body: string | FormData) => (body instanceof FormData ? [...body.keys()] : Object.keys(JSON.parse(body)))

test('files and dates that are not set are left out, an emptied text is sent', () => {
  const body = encode(publications, { title: ' Titre ', photo: null, publication_date: '' }, 'update')
  expect(names(body)).toEqual(['title', 'description'])
  expect(body instanceof FormData && body.get('title')).toBe('Titre')
})

test('the photos of a gallery are numbered', () => {
  const photos = [picture('a.png'), picture('b.png')]
  const body = encode(actualites, { titre: 'a', description: 'b', galleryPhotos: photos }, 'create')
  expect(names(body)).toEqual(['titre', 'description', 'galleryPhotos[0]', 'galleryPhotos[1]'])
})

test('an update of news sends only what is filled', () => {
  const values = { titre: 'a', description: '', datePublication: '2026-01-01', galleryPhotos: [], image: null }
  expect(names(encode(actualites, values, 'update'))).toEqual(['titre', 'datePublication'])
})

test('an update of an interview leaves out what is empty, a creation does not', () => {
  const values = { titre: 'a', description: '', date: '2026-01-01', source: 's', introduction: '', contenu: 'c' }
  expect(names(encode(interviews, values, 'update'))).toEqual(['titre', 'date', 'source', 'contenu'])
  expect(names(encode(interviews, values, 'create'))).toContain('description')
})

test.each([
  [0, ['title', 'description']],
  ['0', ['title', 'description']],
  [2, ['title', 'description', 'order']],
  ['', ['title', 'description']],
])('an order of %j sends %j', (order, sent) => {
  expect(names(encode(slides, { title: 'a', order }, 'create'))).toEqual(sent)
})
