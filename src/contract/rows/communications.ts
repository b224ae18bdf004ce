import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, date, id, text } from './row-fields.ts'

export const communications = defineRows({
  name: 'communications',
  path: '/api/communications',
  key: 'id',
  page: { path: '/communique' },
  date: 'communication_date',
  texts: ['title', 'description'],
  pictures: ['photo'],
  document: 'document',
  feed: '/communiques',
  row: v.object({ id, title: text, description: text, photo: address, document: address, communication_date: date }),
})
