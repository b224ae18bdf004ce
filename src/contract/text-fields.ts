import * as v from 'valibot'

// What the forms of every page have, so that its first load holds no more of them than this (form-fields.ts): as typed
// (input) and as sent (output). The message of each check is a code: the back office turns it into the specification's
// message, the built-in provider into the provider's.

export type FormCode =
  | 'required'
  | 'email'
  | 'url'
  | 'number'
  | 'integer'
  | 'youtube'
  | 'date'
  | 'image'
  | 'document'
  | 'size'
  | 'choice'
  | 'password'
  | 'confirmation'
  | 'age'

export const code = (value: FormCode) => value

export const requiredText = v.pipe(v.string(code('required')), v.trim(), v.nonEmpty(code('required')))
/** A name, "@" and a host with a dot: nothing that `<input type="email">` takes of such is refused, as "n'guessan@crtv.cm". */
export const email = v.pipe(requiredText, v.regex(/^[^\s@,;<>]+@[\w-]+(\.[\w-]+)+$/, code('email')))

// What tells apart, in types, texts that need a control of their own.
export type EmailSchema = typeof email
