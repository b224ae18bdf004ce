import * as v from 'valibot'
import { defineResource } from './resource'
import { pays as rows } from './rows/pays'
import { requiredLine } from './text-fields'

export const pays = defineResource({
  ...rows,
  sends: 'json',
  form: v.object({ nom: requiredLine }),
})
