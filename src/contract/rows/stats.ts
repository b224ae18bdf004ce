import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { amount, id, text } from './row-fields.ts'

export const stats = defineRows({
  name: 'stats',
  path: '/api/stats',
  key: 'id',
  texts: ['label'],
  row: v.object({ id, label: text, value: amount }),
})
