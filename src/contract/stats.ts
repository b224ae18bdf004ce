import * as v from 'valibot'
import { optionalNumber, requiredText } from './form-fields'
import { defineResource } from './resource'
import { stats as rows } from './rows/stats'

export const stats = defineResource({
  ...rows,
  sends: 'json',
  repeatsId: true,
  creates: 'administrator',
  form: v.object({ label: requiredText, value: optionalNumber }),
})
