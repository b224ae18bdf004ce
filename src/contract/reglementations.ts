import * as v from 'valibot'
import { optionalDocument, optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { reglementations as rows } from './rows/reglementations'

export const reglementations = defineResource({
  ...rows,
  sends: 'multipart',
  creates: 'administrator',
  form: v.object({ title: requiredText, description: optionalText, image: optionalImage, document: optionalDocument }),
})
