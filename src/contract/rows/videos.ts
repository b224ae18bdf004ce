import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { date, id, text } from './row-fields.ts'

export const videos = defineRows({
  name: 'videos',
  path: '/api/videos',
  key: 'id',
  wraps: { list: 'data', one: 'data' },
  page: { path: '/mediatheque' },
  date: 'date',
  texts: ['title'],
  row: v.object({ id, title: text, youtube_id: text, date }),
})
