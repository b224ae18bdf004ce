import * as v from 'valibot'
import { optionalDocument, optionalImage, unset } from './form-fields'
import { defineResource } from './resource'
import { reglementations as rows } from './rows/reglementations'
import { requiredLine, typedText } from './text-fields'

export const reglementations = defineResource({
  ...rows,
  sends: 'multipart',
  // The form shows title and document only; the other fields are not sent.
  form: v.object({
    title: requiredLine,
    description: v.optional(unset(v.pipe(typedText, v.trim()))),
    image: optionalImage,
    document: optionalDocument,
  }),
})
