import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'
import type { FormCode } from '@/contract/text-fields'
import { type Fields, type TableName, table } from '../db'
import { type FieldProblem, fieldMessages } from '../messages'
import { fold } from '../model'

type Validation =
  | { fields: Fields; problems?: undefined }
  | { fields?: undefined; problems: Record<string, FieldProblem> }

/** Validates a body by the contract's form. Returns the fields of the record, or the problem of each field. */
export function validate(resource: Resource, body: Fields, operation: 'create' | 'update', id?: number): Validation {
  const form = operation === 'update' ? (resource.edit ?? resource.form) : resource.form
  const fields: Fields = {}
  const problems: Record<string, FieldProblem> = {}
  for (const [name, schema] of Object.entries(entriesOf(form))) {
    const isSent = name in body
    // A client that omits empty fields did not send this one.
    if (!isSent && operation === 'update' && resource.omitsEmpty) continue
    const result = v.safeParse(schema, body[name])
    if (!result.success) problems[name] = problemOf(result.issues[0])
    else if (result.output !== undefined && (isSent || operation === 'create')) fields[name] = result.output
  }
  if (resource.name === 'subscribers' && isTaken('subscribers', fields.email, id)) problems.email = 'taken'
  if (resource.name === 'villes' && !('pays_id' in problems) && !exists('pays', fields.pays_id))
    problems.pays_id = 'unknown'
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

/** Returns the code of a failed check; a check without a code is one of a choice. */
export function problemOf(issue: { message: string }): FieldProblem {
  return isCode(issue.message) ? issue.message : 'choice'
}

/** Returns whether another record than that of `id` has this e-mail address. */
export function isTaken(name: 'subscribers' | 'users', email: unknown, id?: number): boolean {
  const where = { folded: { email: { equals: fold(email) } }, ...(id !== undefined && { id: { notEquals: id } }) }
  return table(name).count({ where }) > 0
}

export const exists = (name: TableName, id: unknown): boolean =>
  table(name).count({ where: { id: { equals: Number(id) } } }) > 0

function isCode(message: string): message is FormCode {
  return Object.hasOwn(fieldMessages, message)
}
