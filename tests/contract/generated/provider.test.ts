import { table } from '@mocks/db'
import { reset, respond } from '@mocks/provider'
import { openSession } from '@mocks/server'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Resource } from '@/contract/resource'
import { faultsOfAnswer, type Operation, operations } from './operations'
import { anything, cases, character, invalidRecords, longTimeout, recordsOf, validRecords } from './values'

// The built-in provider against the contract: the description of each operation generates requests, valid and invalid, and
// validates the answers. The provider must refuse what the contract's schema refuses.

beforeEach(() => reset())
afterAll(() => reset())

const readers = ['administrator', 'administrator', 'administrator', 'usager', 'nobody', 'stranger'] as const
type Reader = (typeof readers)[number]

interface Sent {
  reader: Reader
  /** The key in the path: the index of an existing record, or any text. */
  key: number | string
  query: string
  fields: Record<string, unknown>
  /** A text instead of the body. */
  garbage: string | undefined
}

/** The key of no record. */
const absent = '999999999'

const keys = fc.oneof(
  { weight: 4, arbitrary: fc.nat(50) },
  { weight: 1, arbitrary: fc.constant(absent) },
  { weight: 1, arbitrary: fc.string({ unit: character, minLength: 1 }).map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '1.5', '1e0', 'Infinity', '%', '%E0%A4%A', '__proto__', 'a%2Fb'),
  },
)

function requests({ body }: Operation): fc.Arbitrary<Sent> {
  return fc.record({
    reader: fc.constantFrom(...readers),
    key: keys,
    query: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 10 })),
    fields: body
      ? fc.oneof(validRecords(body.schema), recordsOf(body.schema), invalidRecords(body.schema))
      : fc.constant({}),
    garbage: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      {
        weight: 1,
        arbitrary: fc.oneof(
          fc.string(),
          anything.map((value) => JSON.stringify(value)),
        ),
      },
    ),
  })
}

test.each(operations)('$name', longTimeout, async (operation) => {
  const answered = new Set<number>()
  await fc.assert(
    fc.asyncProperty(requests(operation), async (sent) => {
      const place = stepOf(operation, sent.key)
      const { request, wire } = requestOf(operation, sent, place.path)
      const response = await respond(request)
      if (response === undefined) throw new Error('no answer')
      answered.add(response.status)
      const text = await response.text()
      const isImage = operation.path.includes('images_slides')
      const answer: unknown = isImage && response.ok ? undefined : JSON.parse(text)
      expect(response.status).toBeLessThan(500)
      expect(faultsOfAnswer(operation, response.status, answer)).toEqual([])
      if (response.ok) expect(text).not.toContain('"password"')
      if (response.status === 422) expect(Object.keys(Object(Object(answer).errors)).length).toBeGreaterThan(0)
      const expected = expectedOf(operation, sent, wire, place.known)
      if (expected !== undefined) expect([expected].flat()).toContain(response.status)
    }),
    cases,
  )
  expect([...answered]).toContain(operation.status)
})

// Every resource has a table of its name.
const nameOf = (resource: Resource) => resource.name as Parameters<typeof table>[0]

/** Returns the address of a call, and whether its record exists; undefined where that is unknown. */
function stepOf({ path, resource }: Operation, key: number | string): { path: string; known: boolean | undefined } {
  const fill = (value: unknown) => path.replace(/\{\w+\}/, String(value))
  if (!path.includes('{')) return { path, known: true }
  if (typeof key === 'string') return { path: fill(key), known: key === absent ? false : undefined }
  if (path.includes('{type}')) return { path: fill(['Usager', 'partenaire', 'administrateur'][key % 3]), known: true }
  if (path.includes('{filename}')) return { path: fill(key % 2 ? 'seat-0.svg' : 'a.svg'), known: undefined }
  const all = () => table(resource ? nameOf(resource) : 'pays').all('fr')
  if (all().length === 0) reset()
  const rows = all()
  const row = rows[key % rows.length]
  return { path: fill(resource?.key === 'slug' && key % 2 ? row?.slug : row?.id), known: true }
}

/** Returns the request, and its fields as they arrive; undefined when the body is no record. */
function requestOf({ method, body, resource, path: described }: Operation, sent: Sent, path: string) {
  const headers = new Headers({ Accept: 'application/json' })
  const token = { administrator: openSession(1), usager: openSession(2), stranger: 'x', nobody: undefined }[sent.reader]
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const search =
    resource?.search && described === resource.path ? `?${new URLSearchParams({ [resource.search]: sent.query })}` : ''
  const url = `http://provider.test${path}${search}`
  if (!body) return { request: new Request(url, { method, headers }), wire: {} }
  if (sent.garbage !== undefined) {
    headers.set('Content-Type', body.type === 'application/json' ? body.type : 'multipart/form-data; boundary=x')
    return { request: new Request(url, { method, headers, body: sent.garbage }), wire: undefined }
  }
  if (body.type === 'application/json') {
    headers.set('Content-Type', body.type)
    const text = JSON.stringify(sent.fields)
    const wire: Record<string, unknown> = JSON.parse(text)
    return { request: new Request(url, { method, headers, body: text }), wire }
  }
  const form = new FormData()
  const wire: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent.fields)) {
    const list = Array.isArray(value)
    const items = (list ? value : [value]).filter(
      (item): item is string | number | File => /string|number/.test(typeof item) || item instanceof File,
    )
    const parts = items.map((item) => (item instanceof File ? item : String(item).replaceAll(/\r\n|\r|\n/g, '\r\n')))
    parts.forEach((part, n) => form.append(list ? `${name}[${n}]` : name, part))
    if (parts.length > 0) wire[name] = list ? parts : parts[0]
  }
  return { request: new Request(url, { method, headers, body: form }), wire }
}

const forAnybodySignedIn = new Set(['/api/me', '/api/logout'])

/** Returns the expected status or statuses of a request; undefined where the contract alone does not decide. */
function expectedOf(
  operation: Operation,
  { reader }: Sent,
  wire: Record<string, unknown> | undefined,
  known: boolean | undefined,
) {
  const { open, path, body, method, resource, status } = operation
  // Such a key may make the address of another call.
  if (known === undefined) return undefined
  if (!open && reader !== 'administrator') {
    if (reader !== 'usager') return 401
    if (!forAnybodySignedIn.has(path)) return 403
  }
  // An unknown type of contents is an empty list, and no 404.
  if (!known) return /type|^.api.contents/.test(path) ? undefined : 404
  if (!body) return status
  if (wire === undefined) return [400, 422, status]
  const partly = method === 'put' && resource?.omitsEmpty !== undefined
  const { issues } = v.safeParse(body.form, wire)
  const refused = issues?.some((issue) => !partly || Object.hasOwn(wire, String(issue.path?.[0]?.key))) ?? false
  if (refused) return 422
  // These depend on other records: an e-mail address in use, a country that exists, an account.
  return path.startsWith('/api/register') || /login|subscribers|villes/.test(path) ? [status, 401, 422] : status
}
