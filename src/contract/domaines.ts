import * as v from 'valibot'
import { defineResource } from './resource'
import { domaines as rows } from './rows/domaines'
import { requiredLine } from './text-fields'

export const domaines = defineResource({
  ...rows,
  sends: 'json',
  form: v.object({ nom: requiredLine }),
})
