import * as v from 'valibot'
import { seenEmail, seenText } from '@/lib/seen-text'

// Form fields that every public page loads; the others are in form-fields.ts. The message of each check is a code: the back
// office maps it to the specification's message, the built-in provider to the provider's.

export type FormCode =
  | 'required'
  | 'email'
  | 'url'
  | 'number'
  | 'integer'
  | 'youtube'
  | 'date'
  | 'year'
  | 'image'
  | 'document'
  | 'size'
  | 'empty'
  | 'choice'
  | 'password'
  | 'confirmation'
  | 'age'

export const code = (value: FormCode) => value

/** Text of several lines. */
export const requiredText = v.pipe(v.string(code('required')), v.trim(), v.nonEmpty(code('required')))
export const requiredLine = v.pipe(v.string(code('required')), v.transform(seenText), v.nonEmpty(code('required')))
/** A name, "@" and a host with a dot. It accepts every such address that `<input type="email">` does, as "n'guessan@crtv.cm". */
export const email = v.pipe(
  v.string(code('required')),
  v.transform(seenEmail),
  v.nonEmpty(code('required')),
  v.regex(/^[^\s@,;<>]+@[\w-]+(\.[\w-]+)+$/, code('email')),
)

// Types by which forms choose the control of a text.
export type EmailSchema = typeof email
