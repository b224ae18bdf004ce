import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, date, id, text } from './row-fields.ts'

export const publications = defineRows({
  name: 'publications',
  path: '/api/publications',
  key: 'id',
  page: { path: '/publications' },
  date: 'publication_date',
  texts: ['title', 'description'],
  pictures: ['photo'],
  document: 'document',
  feed: '/publications',
  row: v.object({ id, title: text, description: text, photo: address, document: address, publication_date: date }),
})
