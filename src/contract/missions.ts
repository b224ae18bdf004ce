import * as v from 'valibot'
import { defineResource } from './resource'
import { missions as rows } from './rows/missions'
import { requiredLine } from './text-fields'

export const missions = defineResource({
  ...rows,
  sends: 'json',
  form: v.object({ titre: requiredLine }),
})
