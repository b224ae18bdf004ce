import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, id, text } from './row-fields.ts'

export const sponsors = defineRows({
  name: 'sponsors',
  path: '/api/sponsors',
  key: 'id',
  page: { path: '/partenaires' },
  texts: ['nom', 'description'],
  pictures: ['image'],
  row: v.object({ id, nom: text, description: text, image: address }),
})
