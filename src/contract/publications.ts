import * as v from 'valibot'
import { optionalDate, optionalDocument, optionalImage, optionalText } from './form-fields'
import { defineResource } from './resource'
import { publications as rows } from './rows/publications'
import { requiredLine } from './text-fields'

export const publications = defineResource({
  ...rows,
  sends: 'multipart',
  form: v.object({
    title: requiredLine,
    description: optionalText,
    photo: optionalImage,
    document: optionalDocument,
    publication_date: optionalDate,
  }),
})
