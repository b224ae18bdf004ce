import * as v from 'valibot'
import { contentImageTypes, imageOf, optionalUrl, unset } from './form-fields'
import { defineResource } from './resource'
import { contents as rows } from './rows/contents'
import { address, text } from './rows/row-fields'
import { code, requiredLine, requiredText } from './text-fields'

export const contentTypes = ['actualite', 'publication', 'communique', 'interview', 'mediatheque'] as const

const optionalPicture = v.optional(unset(v.nullable(imageOf(contentImageTypes))), null)
const fields = {
  titre: requiredLine,
  Description: requiredText,
  type: v.picklist(contentTypes, code('required')),
  video: optionalUrl,
}

export const contents = defineResource({
  name: 'contents',
  path: '/api/contents',
  key: 'id',
  wraps: { list: 'data' },
  one: 'list',
  sends: 'multipart',
  omitsEmpty: 'always',
  row: v.object({ ...rows.row.entries, type: text, image: address, video: address }),
  form: v.object({ ...fields, image: imageOf(contentImageTypes) }, code('required')),
  edit: v.object({ ...fields, image: optionalPicture }),
})
