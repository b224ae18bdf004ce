import * as v from 'valibot'
import { optionalDate, optionalDocument, optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { publications as rows } from './rows/publications'

export const publications = defineResource({
  ...rows,
  sends: 'multipart',
  creates: 'administrator',
  form: v.object({
    title: requiredText,
    description: optionalText,
    photo: optionalImage,
    document: optionalDocument,
    publication_date: optionalDate,
  }),
})
