import * as v from 'valibot'
import { requiredText } from './form-fields'
import { defineResource } from './resource'
import { presentations as rows } from './rows/presentations'

export const presentations = defineResource({
  ...rows,
  sends: 'json',
  creates: 'administrator',
  form: v.object({ description: requiredText }),
})
