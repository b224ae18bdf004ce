import * as v from 'valibot'
import { optionalImage, requiredDate, requiredUrl } from './form-fields'
import { defineResource } from './resource'
import { interviews as rows } from './rows/interviews'
import { requiredLine, requiredText } from './text-fields'

export const interviews = defineResource({
  ...rows,
  sends: 'multipart',
  omitsEmpty: 'on update',
  form: v.object({
    titre: requiredLine,
    description: requiredText,
    date: requiredDate,
    source: requiredUrl,
    introduction: requiredText,
    contenu: requiredText,
    imagePrincipale: optionalImage,
  }),
})
