import * as v from 'valibot'
import { defineRows } from './define-rows'
import { id, text } from './row-fields'

export const presentations = defineRows({
  name: 'presentations',
  path: '/api/presentations',
  key: 'id',
  wraps: { list: 'data', one: 'bare' },
  one: 'path',
  reads: 'public',
  row: v.object({ id, description: text }),
})
