import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { missions as rows } from './rows/missions'

export const missions = defineResource({
  ...rows,
  sends: 'json',
  creates: 'administrator',
  form: v.object({ titre: requiredText }),
})
