import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'
import type { FormCode } from '@/contract/text-fields'
import { type Fields, type TableName, table } from '../db'
import { type FieldProblem, fieldMessages } from '../messages'
import { fold } from '../model'
import { tableOf } from './record'

type Validation =
  | { fields: Fields; problems?: undefined }
  | { fields?: undefined; problems: Record<string, FieldProblem> }

/** Validates a body by the form of a new record, or of the one with this id. Returns its fields, or the problem of each. */
export function validate(resource: Resource, body: Fields, id?: number): Validation {
  const isUpdate = id !== undefined
  const form = isUpdate ? (resource.edit ?? resource.form) : resource.form
  const fields: Fields = {}
  const problems: Record<string, FieldProblem> = {}
  for (const [name, schema] of Object.entries(entriesOf(form))) {
    const isSent = name in body
    // A client that omits empty fields did not send this one.
    if (!isSent && isUpdate && resource.omitsEmpty) continue
    const result = v.safeParse(schema, body[name])
    if (!result.success) problems[name] = problemOf(result.issues[0])
    else if (result.output !== undefined && (isSent || !isUpdate)) fields[name] = result.output
  }
  Object.assign(problems, relationProblems(tableOf(resource), fields, id))
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

/** Returns the code of a failed check; a check without a code is one of a choice. */
export function problemOf({ message, received }: v.BaseIssue<unknown>): FieldProblem {
  if (isCode(message)) return message
  return received === 'undefined' ? 'required' : 'choice'
}

/** Checks fields against the records: an e-mail address that another one has, a country or a city that does not exist. */
export function relationProblems(name: TableName, fields: Fields, id = 0): Record<string, FieldProblem> {
  const others = { folded: { email: { equals: fold(fields.email) } }, id: { notEquals: id } }
  const city = { id: { equals: Number(fields.ville_id) }, pays: { id: { equals: Number(fields.pays_id) } } }
  return {
    ...('email' in fields && table(name).count({ where: others }) > 0 && { email: 'taken' as const }),
    ...('pays_id' in fields && !exists('pays', fields.pays_id) && { pays_id: 'unknown' as const }),
    ...('ville_id' in fields && table('villes').count({ where: city }) === 0 && { ville_id: 'unknown' as const }),
  }
}

export const exists = (name: TableName, id: unknown): boolean =>
  table(name).count({ where: { id: { equals: Number(id) } } }) > 0

function isCode(message: string): message is FormCode {
  return Object.hasOwn(fieldMessages, message)
}
