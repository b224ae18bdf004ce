import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { id, text } from './row-fields'

export const presentations = defineResource({
  name: 'presentations',
  path: '/api/presentations',
  key: 'id',
  wraps: { list: 'data', one: 'bare' },
  one: 'path',
  sends: 'json',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, description: text }),
  form: v.object({ description: requiredText }),
})
