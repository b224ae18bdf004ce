import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { id, text } from './row-fields.ts'

export const domaines = defineRows({
  name: 'domaines',
  path: '/api/domaines',
  key: 'id',
  wraps: { list: 'data' },
  texts: ['nom'],
  row: v.object({ id, nom: text }),
})
