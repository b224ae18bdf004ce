import * as v from 'valibot'
import { decodeUri } from '../../lib/decode-uri.ts'
import { defineRows } from './define-rows.ts'
import { amount, id, text } from './row-fields.ts'

// The provider sends a path or a bare name; the picture is always at this address.
const slideImage = v.pipe(
  text,
  v.transform((value) => value.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? ''),
  v.transform((name) => (name === '' ? '' : `/api/images_slides/${encodeURIComponent(decodeUri(name))}`)),
)
const order = v.pipe(
  amount,
  v.transform((value) => value ?? 0),
)
export const slides = defineRows({
  name: 'slides',
  path: '/api/slides',
  key: 'id',
  position: 'order',
  texts: ['title', 'description'],
  pictures: ['image'],
  row: v.object({ id, title: text, description: text, image: slideImage, order }),
})
