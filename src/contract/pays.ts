import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { pays as rows } from './rows/pays'

export const pays = defineResource({
  ...rows,
  sends: 'json',
  creates: 'administrator',
  form: v.object({ nom: requiredText }),
})
