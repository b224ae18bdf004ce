import * as v from 'valibot'
import { optionalImage, optionalText } from './form-fields'
import { defineResource } from './resource'
import { sponsors as rows } from './rows/sponsors'
import { requiredText } from './text-fields'

export const sponsors = defineResource({
  ...rows,
  sends: 'multipart',
  creates: 'administrator',
  form: v.object({ nom: requiredText, description: optionalText, image: optionalImage }),
})
