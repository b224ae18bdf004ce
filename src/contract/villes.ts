import * as v from 'valibot'
import { reference } from './form-fields'
import { defineResource } from './resource'
import { id, text } from './rows/row-fields'
import { requiredLine } from './text-fields'

export const villes = defineResource({
  name: 'villes',
  path: '/api/villes',
  key: 'id',
  wraps: { list: 'data' },
  sends: 'json',
  search: 'query',
  row: v.object({ id, nom: text, pays_id: id }),
  form: v.object({ nom: requiredLine, pays_id: reference }),
})
