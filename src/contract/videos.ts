import * as v from 'valibot'
import { optionalDate, requiredText } from './form-fields'
import { defineResource } from './resource'
import { date, id, text } from './row-fields'

export const videos = defineResource({
  name: 'videos',
  path: '/api/videos',
  key: 'id',
  wraps: { list: 'data', one: 'data' },
  one: 'path',
  sends: 'json',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, title: text, youtube_id: text, date }),
  form: v.object({ title: requiredText, youtube_id: requiredText, date: optionalDate }),
})
