import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, date, id, nested, safeAddress, slug, text } from './row-fields.ts'

/** An address of another site, possibly without its scheme ("www.crtv.cm/a"). */
const webAddress = v.pipe(
  text,
  v.transform((value) => safeAddress(/^[\w.-]+\.[a-z]{2,}\b/.test(value) ? `https://${value}` : value)),
)

export const interviews = defineRows({
  name: 'interviews',
  path: '/api/interviews',
  key: 'slug',
  page: { path: '/interviews', records: true },
  date: 'date',
  texts: ['titre', 'description', 'introduction', 'contenu'],
  pictures: ['imagePrincipaleUrl'],
  row: v.object({
    id,
    slug,
    titre: text,
    description: text,
    date,
    source: webAddress,
    imagePrincipaleUrl: address,
    details: nested({ introduction: text, contenu: text }),
  }),
})
