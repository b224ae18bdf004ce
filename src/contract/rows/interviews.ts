import * as v from 'valibot'
import { defineRows } from './define-rows'
import { address, date, id, nested, text, webAddress } from './row-fields'

export const interviews = defineRows({
  name: 'interviews',
  path: '/api/interviews',
  key: 'slug',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  reads: 'public',
  row: v.object({
    id,
    slug: text,
    titre: text,
    description: text,
    date,
    source: webAddress,
    imagePrincipaleUrl: address,
    details: nested({ introduction: text, contenu: text }),
  }),
})
