import * as v from 'valibot'
import { defineResource } from './resource'
import { presentations as rows } from './rows/presentations'
import { requiredText } from './text-fields'

export const presentations = defineResource({
  ...rows,
  sends: 'json',
  form: v.object({ description: requiredText }),
})
