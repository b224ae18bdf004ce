import * as v from 'valibot'
import { optionalImage, requiredDate, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, date, id, nested, text } from './row-fields'

export const interviews = defineResource({
  name: 'interviews',
  path: '/api/interviews',
  key: 'slug',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  omitsEmpty: 'on update',
  reads: 'public',
  creates: 'administrator',
  row: v.object({
    id,
    slug: text,
    titre: text,
    description: text,
    date,
    source: address,
    imagePrincipaleUrl: address,
    details: nested({ introduction: text, contenu: text }),
  }),
  form: v.object({
    titre: requiredText,
    description: requiredText,
    date: requiredDate,
    source: requiredText,
    introduction: requiredText,
    contenu: requiredText,
    imagePrincipale: optionalImage,
  }),
})
