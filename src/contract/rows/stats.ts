import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { amount, id, text } from './row-fields.ts'

export const stats = defineRows({
  name: 'stats',
  path: '/api/stats',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  reads: 'public',
  texts: ['label'],
  row: v.object({ id, label: text, value: amount }),
})
