import * as v from 'valibot'
import { decodeUri } from '@/lib/decode-uri'
import { defineRows } from './define-rows'
import { amount, id, text } from './row-fields'

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
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  reads: 'public',
  row: v.object({ id, title: text, description: text, image: slideImage, order }),
})
