import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'
import type { FormCode } from '@/contract/text-fields'
import { type Fields, table } from '../db'
import { type FieldProblem, fieldMessages } from '../messages'

type Checked = { fields: Fields; problems?: undefined } | { fields?: undefined; problems: Record<string, FieldProblem> }

/** Validates a body by the contract's form: returns the fields to store, or the errors. */
export function check(resource: Resource, body: Fields, operation: 'create' | 'update', id?: number): Checked {
  const form = operation === 'update' ? (resource.edit ?? resource.form) : resource.form
  const fields: Fields = {}
  const problems: Record<string, FieldProblem> = {}
  for (const [name, schema] of Object.entries(entriesOf(form))) {
    const sent = name in body
    // A client that omits empty fields did not send this one.
    if (!sent && operation === 'update' && resource.omitsEmpty) continue
    const result = v.safeParse(schema, body[name])
    if (!result.success) problems[name] = problemOf(result.issues[0])
    else if (result.output !== undefined && (sent || operation === 'create')) fields[name] = result.output
  }
  if (resource.name === 'subscribers' && isTaken('subscribers', fields.email, id)) problems.email = 'taken'
  if (resource.name === 'villes' && !('pays_id' in problems) && !isCountry(fields.pays_id)) problems.pays_id = 'unknown'
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

/** Returns the code of a failed check; a check without a code is one of a choice. */
export function problemOf(issue: { message: string }): FieldProblem {
  return isCode(issue.message) ? issue.message : 'choice'
}

/** Returns whether another user has this e-mail address. */
export function isTaken(name: 'subscribers' | 'users', email: unknown, id?: number) {
  const wanted = String(email).toLowerCase()
  return table(name)
    .all('fr')
    .some((row) => row.id !== id && String(row.email).toLowerCase() === wanted)
}

export const isCountry = (id: unknown) => typeof id === 'number' && table('pays').find('id', id, 'fr') !== undefined

function isCode(message: string): message is FormCode {
  return Object.hasOwn(fieldMessages, message)
}
