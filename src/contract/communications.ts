import * as v from 'valibot'
import { optionalDate, optionalDocument, optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, date, id, text } from './row-fields'

export const communications = defineResource({
  name: 'communications',
  path: '/api/communications',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, title: text, description: text, photo: address, document: address, communication_date: date }),
  form: v.object({
    title: requiredText,
    description: optionalText,
    photo: optionalImage,
    document: optionalDocument,
    communication_date: optionalDate,
  }),
})
