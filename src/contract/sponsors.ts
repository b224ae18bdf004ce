import * as v from 'valibot'
import { optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, id, text } from './row-fields'

export const sponsors = defineResource({
  name: 'sponsors',
  path: '/api/sponsors',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, nom: text, description: text, image: address }),
  form: v.object({ nom: requiredText, description: optionalText, image: optionalImage }),
})
