import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { address, addresses, amount, date, id, nested, slug, text } from './row-fields.ts'

export const actualites = defineRows({
  name: 'actualites',
  path: '/api/actualites',
  key: 'slug',
  page: { path: '/actualites', records: true },
  date: 'datePublication',
  texts: ['titre', 'description'],
  pictures: ['image'],
  feed: '/actualites',
  row: v.object({
    id,
    titre: text,
    slug,
    description: text,
    image: address,
    datePublication: date,
    details: nested({ imagePrincipale: address, galleryPhotos: addresses, actualite_id: amount }),
  }),
})
