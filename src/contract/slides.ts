import * as v from 'valibot'
import { optionalImage, optionalNumber, optionalText, requiredText } from './form-fields'
import { defineResource } from './resource'
import { amount, id, text } from './row-fields'

// The provider answers a path or a bare name; the picture is always at this address.
const slideImage = v.pipe(
  text,
  v.transform((value) => value.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? ''),
  v.transform((name) => (name === '' ? '' : `/api/images_slides/${encodeURIComponent(decoded(name))}`)),
)
const order = v.pipe(
  amount,
  v.transform((value) => value ?? 0),
)
/** An order of 0 is not sent. */
const sentOrder = v.pipe(
  optionalNumber,
  v.transform((value) => value || undefined),
)

const fields = { description: optionalText, order: sentOrder, image: optionalImage }

export const slides = defineResource({
  name: 'slides',
  path: '/api/slides',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'path',
  sends: 'multipart',
  reads: 'public',
  creates: 'administrator',
  row: v.object({ id, title: text, description: text, image: slideImage, order }),
  form: v.object({ title: requiredText, ...fields }),
  // The edit form requires nothing: the provider is the judge.
  edit: v.object({ title: optionalText, ...fields }),
})

function decoded(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
