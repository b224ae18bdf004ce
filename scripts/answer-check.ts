import * as v from 'valibot'
import { accountPaths, session, user, userCount } from '@/contract/accounts'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { type Difference, differences, isObject, kind, unwrap } from './provider-check-shape'

export interface Answered {
  method: string
  /** The path without its query. */
  path: string
  status: number
  text: string
}

/** Returns the differences of an answer from the contract; [] for a file. */
export function differencesOf({ method, path, status, text }: Answered): Difference[] {
  if (isFile.test(path) || method === 'HEAD' || status === 304) return []
  if (status >= 500)
    return [{ path: 'status', expected: 'no failure', received: `${status} ${text.slice(0, 200)}`.trim() }]
  const call = calls.find((one) => one.method === method && one.path.test(path))
  if (call === undefined) return [{ path: 'call', expected: 'a call of the contract', received: `${method} ${path}` }]
  if (method === 'DELETE' && status < 300) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ path: 'answer', expected: 'JSON', received: text === '' ? 'nothing' : kind(text) }]
  }
  return status >= 400 ? inError(value) : call.differences(value)
}

const isFile = /^\/api\/(?:files|images_slides|storage)\/|\.(?:avif|gif|jpe?g|png|svg|webp|pdf|docx?)$/i

interface Call {
  method: string
  path: RegExp
  differences: (value: unknown) => Difference[]
}

const all: Resource[] = Object.values(resources)
const call = (method: string, path: string, found: Call['differences']): Call => ({
  method,
  path: new RegExp(`^${path}/?$`),
  differences: found,
})

// The parameter of this address is a type of contents.
const calls: Call[] = [
  call('GET', '/api/contents/(?!\\d+/?$)[^/]+', inRows(resources.contents.row)),
  ...all.flatMap(({ path, row }) => [
    call('GET', path, inRows(row)),
    call('GET', `${path}/[^/]+`, inRecord(row)),
    // A write may answer with a message only; the record is then read from the list.
    call('POST', path, inWritten(row)),
    call('PUT', `${path}/[^/]+`, inWritten(row)),
    call('POST', `${path}/[^/]+`, inWritten(row)),
    call('DELETE', `${path}/[^/]+`, () => []),
  ]),
  call('GET', '/api/pays/[^/]+/villes', inRows(resources.villes.row)),
  call('GET', accountPaths.me, inRecord(user)),
  call('GET', accountPaths.users, inRows(user)),
  call('GET', `${accountPaths.users}/type/[^/]+`, inRecord(userCount)),
  call('POST', accountPaths.logout, () => []),
  ...[accountPaths.login, accountPaths.usager, accountPaths.partenaire].map((path) => call('POST', path, inSession)),
]

function inRows(row: v.GenericSchema) {
  return (value: unknown): Difference[] => {
    const inside = unwrap(value, 'a list')
    if ('path' in inside) return [inside]
    const rows: unknown[] = Array.isArray(inside.value) ? inside.value : []
    return rows.flatMap((record, n) => differences(row, record, `${within(inside.wrapping)}[${n}]`))
  }
}

function inRecord(row: v.GenericSchema) {
  return (value: unknown): Difference[] => {
    const inside = unwrap(value, 'a record')
    return 'path' in inside ? [inside] : differences(row, inside.value, within(inside.wrapping) || 'answer')
  }
}

function inWritten(row: v.GenericSchema) {
  return (value: unknown): Difference[] => {
    const inside = unwrap(value, 'a record')
    return 'path' in inside || !isObject(inside.value) || !('id' in inside.value) ? [] : inRecord(row)(value)
  }
}

const within = (wrapping: string) => (wrapping === 'bare' ? '' : wrapping)

function inSession(value: unknown): Difference[] {
  const { issues } = v.safeParse(session, value)
  const wanted = 'an access_token and the account as user, usager or partenaire'
  return issues ? [{ path: 'answer', expected: wanted, received: kind(value) }] : []
}

/** Checks a refusal: `{message, errors?: {field: [text, …]}}`. */
function inError(value: unknown): Difference[] {
  if (!isObject(value)) return [{ path: 'answer', expected: 'an object with message', received: kind(value) }]
  const { message, errors } = value
  const found: Difference[] = []
  if (typeof message !== 'string') found.push({ path: 'message', expected: 'a text', received: kind(message) })
  if (errors !== undefined && !isObject(errors))
    found.push({ path: 'errors', expected: 'an object of lists of texts', received: kind(errors) })
  for (const [field, texts] of Object.entries(isObject(errors) ? errors : {}))
    if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string'))
      found.push({ path: `errors.${field}`, expected: 'a list of texts', received: kind(texts) })
  return found
}
