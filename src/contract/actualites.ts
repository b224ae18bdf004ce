import * as v from 'valibot'
import { optionalDate, optionalImage, optionalImages, requiredDate, requiredText } from './form-fields'
import { defineResource } from './resource'
import { address, addresses, amount, date, id, nested, text } from './row-fields'

const fields = {
  titre: requiredText,
  description: requiredText,
  image: optionalImage,
  imagePrincipale: optionalImage,
  galleryPhotos: optionalImages,
}

export const actualites = defineResource({
  name: 'actualites',
  path: '/api/actualites',
  key: 'slug',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  omitsEmpty: 'on update',
  reads: 'public',
  creates: 'administrator',
  row: v.object({
    id,
    titre: text,
    slug: text,
    description: text,
    image: address,
    datePublication: date,
    details: nested({ imagePrincipale: address, galleryPhotos: addresses, actualite_id: amount }),
  }),
  form: v.object({ ...fields, datePublication: optionalDate }),
  edit: v.object({ ...fields, datePublication: requiredDate }),
})
