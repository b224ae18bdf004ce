import * as v from 'valibot'
import { optionalNumber } from './form-fields'
import { defineResource } from './resource'
import { stats as rows } from './rows/stats'
import { requiredLine } from './text-fields'

export const stats = defineResource({
  ...rows,
  sends: 'json',
  repeatsId: true,
  form: v.object({ label: requiredLine, value: optionalNumber }),
})
