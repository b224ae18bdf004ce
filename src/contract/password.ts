import * as v from 'valibot'
import { code } from './text-fields'

const minPasswordLength = 8

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
 * Checks that both passwords are equal. The issue is on `password`, and only when the password itself is valid: a password
 * that is too short has no second message.
 */
export function sameTwice<Input extends Passwords>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (dataset.issues?.some((issue) => String(issue.path?.[0].key).startsWith('password'))) return
    const input: Partial<Passwords> = Object(dataset.value) // untyped while other fields are invalid
    if (input.password === input.password_confirmation) return
    addIssue({
      message: code('confirmation'),
      path: [{ type: 'object', origin: 'value', input: { ...input }, key: 'password', value: input.password }],
    })
  })
}
