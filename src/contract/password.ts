import * as v from 'valibot'
import { code } from './text-fields'

export const minPasswordLength = 8

/** Not trimmed: a space belongs to a password. */
export const password = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.minLength(minPasswordLength, code('password')),
)

interface Passwords {
  password: string
  password_confirmation: string
}

/**
 * Both passwords are the same. Reported on `password`, and only when its length is right: a password that is too
 * short is said to be too short and nothing else.
 */
export function sameTwice<Input extends Passwords>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (dataset.issues?.some((issue) => String(issue.path?.[0].key).startsWith('password'))) return
    const input: Partial<Passwords> = Object(dataset.value) // untyped while other fields are wrong, or none are there
    if (input.password === input.password_confirmation) return
    addIssue({
      message: code('confirmation'),
      path: [{ type: 'object', origin: 'value', input: { ...input }, key: 'password', value: input.password }],
    })
  })
}
