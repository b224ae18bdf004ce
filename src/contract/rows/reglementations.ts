import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, id, text } from './row-fields.ts'

export const reglementations = defineRows({
  name: 'reglementations',
  path: '/api/reglementations',
  key: 'id',
  page: { path: '/textes_reglementaires' },
  texts: ['title', 'description'],
  pictures: ['image'],
  document: 'document',
  row: v.object({ id, title: text, description: text, image: address, document: address }),
})
