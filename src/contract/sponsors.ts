import * as v from 'valibot'
import { optionalImage, optionalText } from './form-fields'
import { defineResource } from './resource'
import { sponsors as rows } from './rows/sponsors'
import { requiredLine } from './text-fields'

export const sponsors = defineResource({
  ...rows,
  sends: 'multipart',
  form: v.object({ nom: requiredLine, description: optionalText, image: optionalImage }),
})
