import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { id, text } from './row-fields'

export const missions = defineResource({
  name: 'missions',
  path: '/api/missions',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'list',
  sends: 'json',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, titre: text }),
  form: v.object({ titre: requiredText }),
})
