import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { id, text } from './row-fields'

export const domaines = defineResource({
  name: 'domaines',
  path: '/api/domaines',
  key: 'id',
  wraps: { list: 'data', one: 'bare' },
  one: 'path',
  sends: 'json',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, nom: text }),
  form: v.object({ nom: requiredText }),
})
