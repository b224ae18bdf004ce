import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { id, text } from './row-fields.ts'

export const pays = defineRows({
  name: 'pays',
  path: '/api/pays',
  key: 'id',
  wraps: { list: 'data', one: 'bare' },
  one: 'path',
  search: 'search',
  reads: 'public',
  row: v.object({ id, nom: text }),
})
