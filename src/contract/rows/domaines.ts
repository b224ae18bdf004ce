import * as v from 'valibot'
import { defineRows } from './define-rows'
import { id, text } from './row-fields'

export const domaines = defineRows({
  name: 'domaines',
  path: '/api/domaines',
  key: 'id',
  wraps: { list: 'data', one: 'bare' },
  one: 'path',
  reads: 'public',
  row: v.object({ id, nom: text }),
})
