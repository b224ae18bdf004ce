import * as v from 'valibot'
import { defineRows } from './define-rows'
import { address, id, text } from './row-fields'

export const sponsors = defineRows({
  name: 'sponsors',
  path: '/api/sponsors',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  reads: 'public',
  page: { path: '/partenaires' },
  row: v.object({ id, nom: text, description: text, image: address }),
})
