import * as v from 'valibot'
import { seenEmail, seenText } from '@/lib/seen-text'
import { validText } from '@/lib/valid-text'

// Form fields that every public page loads; the others are in form-fields.ts. The message of each check is a code: the back
// office maps it to the specification's message, the built-in provider to the provider's.

/** What can be wrong in a field of any form. */
type CommonCode = 'required' | 'email' | 'date' | 'year'

/** What can be wrong in a field that visitors fill in. */
export type PublicCode = CommonCode | 'age' | 'password' | 'confirmation'

/** What can be wrong in a field of a record. */
export type RecordCode =
  | CommonCode
  | 'url'
  | 'number'
  | 'integer'
  | 'digits'
  | 'youtube'
  | 'image'
  | 'document'
  | 'size'
  | 'empty'
  | 'choice'

export type FormCode = PublicCode | RecordCode

export const code = (value: FormCode) => value

/** A text as it is typed. Every text of a form is read by it. */
export const typedText = v.pipe(
  v.string(code('required')),
  v.transform((typed) => validText(typed)),
)

/** Text of several lines. */
export const requiredText = v.pipe(typedText, v.trim(), v.nonEmpty(code('required')))
export const requiredLine = line(seenText)
/** A name, "@" and a host with a dot. It accepts every such address that `<input type="email">` does, as "n'guessan@crtv.cm". */
export const email = v.pipe(line(seenEmail), v.regex(/^[^\s@,;<>]+@[\w-]+(\.[\w-]+)+$/, code('email')))

/** A text of one line, as it is seen. */
function line(seen: (typed: string) => string) {
  return v.pipe(typedText, v.transform(seen), v.nonEmpty(code('required')))
}

// Types by which forms choose the control of a text.
export type EmailSchema = typeof email
