import * as v from 'valibot'
import { optionalNumber, requiredText } from './form-fields'
import { defineResource } from './resource'
import { amount, id, text } from './row-fields'

export const stats = defineResource({
  name: 'stats',
  path: '/api/stats',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'json',
  repeatsId: true,
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, label: text, value: amount }),
  form: v.object({ label: requiredText, value: optionalNumber }),
})
