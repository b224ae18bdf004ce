import * as v from 'valibot'
import { defineRows } from './define-rows'
import { code, date, id, text } from './row-fields'

export const videos = defineRows({
  name: 'videos',
  path: '/api/videos',
  key: 'id',
  wraps: { list: 'data', one: 'data' },
  one: 'path',
  reads: 'public',
  page: { path: '/mediatheque' },
  date: 'date',
  row: v.object({ id, title: text, youtube_id: code, date }),
})
