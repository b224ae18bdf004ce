import * as v from 'valibot'
import { optionalDocument, optionalImage, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, id, text } from './row-fields'

export const reglementations = defineResource({
  name: 'reglementations',
  path: '/api/reglementations',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, title: text, description: text, image: address, document: address }),
  form: v.object({ title: requiredText, description: optionalText, image: optionalImage, document: optionalDocument }),
})
