import * as v from 'valibot'
import { optionalDate, optionalImage, optionalImages, requiredDate } from './form-fields'
import { defineResource } from './resource'
import { actualites as rows } from './rows/actualites'
import { requiredLine, requiredText } from './text-fields'

const fields = {
  titre: requiredLine,
  description: requiredText,
  image: optionalImage,
  imagePrincipale: optionalImage,
  galleryPhotos: optionalImages,
}

export const actualites = defineResource({
  ...rows,
  sends: 'multipart',
  omitsEmpty: 'on update',
  form: v.object({ ...fields, datePublication: optionalDate }),
  edit: v.object({ ...fields, datePublication: requiredDate }),
})
