import * as v from 'valibot'
import { optionalDate, optionalDocument, optionalImage, optionalText } from './form-fields'
import { defineResource } from './resource'
import { communications as rows } from './rows/communications'
import { requiredLine } from './text-fields'

export const communications = defineResource({
  ...rows,
  sends: 'multipart',
  form: v.object({
    title: requiredLine,
    description: optionalText,
    photo: optionalImage,
    document: optionalDocument,
    communication_date: optionalDate,
  }),
})
