import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { id, text } from './row-fields.ts'

export const pays = defineRows({
  name: 'pays',
  path: '/api/pays',
  key: 'id',
  wraps: { list: 'data' },
  search: 'search',
  row: v.object({ id, nom: text }),
})
