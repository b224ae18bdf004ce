import * as v from 'valibot'
import { optionalImage, optionalInteger, optionalLine, optionalText } from './form-fields'
import { defineResource } from './resource'
import { slides as rows } from './rows/slides'
import { requiredLine } from './text-fields'

/** An order of 0 is not sent. */
const sentOrder = v.pipe(
  optionalInteger,
  v.transform((value) => value || undefined),
)

const fields = { description: optionalText, order: sentOrder, image: optionalImage }

export const slides = defineResource({
  ...rows,
  sends: 'multipart',
  form: v.object({ title: requiredLine, ...fields }),
  // An update requires no field; the provider validates it.
  edit: v.object({ title: optionalLine, ...fields }),
})
