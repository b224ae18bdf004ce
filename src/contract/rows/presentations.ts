import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { id, text } from './row-fields.ts'

export const presentations = defineRows({
  name: 'presentations',
  path: '/api/presentations',
  key: 'id',
  wraps: { list: 'data' },
  texts: ['description'],
  row: v.object({ id, description: text }),
})
