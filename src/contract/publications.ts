import * as v from 'valibot'
import { optionalDate, optionalDocument, optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, date, id, text } from './row-fields'

export const publications = defineResource({
  name: 'publications',
  path: '/api/publications',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, title: text, description: text, photo: address, document: address, publication_date: date }),
  form: v.object({
    title: requiredText,
    description: optionalText,
    photo: optionalImage,
    document: optionalDocument,
    publication_date: optionalDate,
  }),
})
