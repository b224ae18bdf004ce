import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { domaines as rows } from './rows/domaines'

export const domaines = defineResource({
  ...rows,
  sends: 'json',
  creates: 'administrator',
  form: v.object({ nom: requiredText }),
})
