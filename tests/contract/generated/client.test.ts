import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { list, recordPath } from '@/api/reads'
import { readList, readOne } from '@/api/unwrap'
import { encode, remove } from '@/api/writes'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { amount, text } from '@/contract/rows/row-fields'
import { describe as describeContract } from '../../../scripts/openapi-description'
import { anything, cases, character, longTimeout, recordsOf, type Schema, validRecords } from './values'

// The client against the contract: it parses every answer that the description allows, and rejects any other with an
// `ApiError`. It sends the values of a form as the description says.

const all: Resource[] = Object.values(resources)

interface Described {
  requestBody?: { content: Record<string, { schema: Schema }> }
}
const description: {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(JSON.stringify(describeContract()))

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (description.components.schemas[String($ref.split('/').at(-1))] ?? {})

const wraps = [(value: unknown) => value, (data: unknown) => ({ data }), (data: unknown) => ({ data: { data } })]

/** Values that are no record of any resource. */
const noRows = [null, 7, 'x', [], {}, { id: null }, { id: 'x' }, { id: 1.5 }]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe.each(all)('$name', longTimeout, (resource) => {
  test('an answer is parsed, however it is wrapped and whatever else it contains', () => {
    const rows = fc.array(
      fc.tuple(recordsOf(resolved({ $ref: `#/${resource.name}` })), fc.dictionary(fc.constant('inconnu'), anything)),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    fc.assert(
      fc.property(rows, fc.constantFrom(...wraps), fc.constantFrom(...noRows), (pairs, wrap, noRow) => {
        const answer: object[] = JSON.parse(JSON.stringify(pairs.map(([row, unknown]) => ({ ...unknown, ...row }))))
        const read: object[] = readList({ ...resource, keeps: () => true }, wrap(answer))
        expect(read).toHaveLength(answer.length)
        expect(read.flatMap((row, n) => misread(resource, row, Object(answer[n])))).toEqual([])
        expect(readOne(resource.row, wrap(answer[0]))).toEqual(read[0])
        // A row that cannot be parsed is left out alone.
        const spoiled = [...answer.slice(1), noRow, answer[0]]
        expect(readList({ ...resource, keeps: () => true }, wrap(spoiled))).toEqual([...read.slice(1), read[0]])
      }),
      cases,
    )
  })

  test('a text instead of JSON is an ApiError, whatever its status', async () => {
    const answers = fc.record({
      text: fc.oneof(
        fc.string(),
        anything.map((one) => JSON.stringify(one)),
      ),
      status: fc.constantFrom(200, 301, 400, 401, 404, 422, 429, 500, 503),
    })
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        vi.stubGlobal(
          'fetch',
          async () =>
            new Response(given.text, {
              status: given.status,
              headers: { 'Retry-After': given.text.replaceAll(/[^\x20-\x7e]/g, '') },
            }),
        )
        const error: unknown = await list(resource, { token: null }).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error !== undefined) expect(error).toMatchObject({ name: 'ApiError', status: given.status })
        if (given.status >= 300) expect(error).toBeInstanceOf(ApiError)
        // The page of a captive portal is no confirmation of a removal.
        if (!isJson(given.text)) await expect(remove(resource, 1, { token: null })).rejects.toBeInstanceOf(ApiError)
      }),
      cases,
    )
  })

  test.each(['create', 'update'] as const)('a form is sent as the contract says: %s', (operation) => {
    const isUpdate = operation === 'update'
    const { requestBody } =
      description.paths[resource.path + (isUpdate ? '/{key}' : '')]?.[isUpdate ? 'put' : 'post'] ?? {}
    const [type, sentSchema] = Object.entries(requestBody?.content ?? {})[0] ?? expect.fail('no body is described')
    const schema = resolved(sentSchema.schema)
    const form = isUpdate ? (resource.edit ?? resource.form) : resource.form
    fc.assert(
      fc.property(
        validRecords(schema),
        fc.constantFrom('', ...Object.keys(schema.properties ?? {})),
        (filled, emptied) => {
          const values = typeof filled[emptied] === 'string' ? { ...filled, [emptied]: '' } : filled
          const checked = v.safeParse(form, values)
          // `encode` does not validate: values that the form refuses are sent as they are.
          const output: object = Object(checked.success ? checked.output : values)
          const sent = encode(resource, Object(values), operation, 7)
          expect(sent instanceof FormData ? 'multipart/form-data' : 'application/json').toBe(type)
          const emptyToo =
            resource.omitsEmpty === undefined || (resource.omitsEmpty === 'on update' && operation === 'create')
          const wanted = Object.entries(output).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
            if (value === undefined || (!emptyToo && (value === '' || value === null || Object(value).length === 0)))
              return []
            if (!(sent instanceof FormData)) return [[name, value]]
            if (Array.isArray(value)) return value.map((item, n) => [`${name}[${n}]`, item])
            return value === null ? [] : [[name, value instanceof File ? value : `${value as string | number}`]]
          })
          const repeated: [string, unknown][] = resource.repeatsId ? [['id', 7]] : []
          const found: [string, unknown][] =
            sent instanceof FormData ? [...sent.entries()] : Object.entries(JSON.parse(sent))
          expect(found.map(shown)).toEqual([...repeated, ...wanted].map(shown))
        },
      ),
      cases,
    )
  })
})

test('a record is requested at its own address, whatever its key contains', () => {
  const keys = fc.oneof(
    fc.string({ unit: character, minLength: 1 }),
    fc.constantFrom('a/b', 'a?b', 'a#b', '%', 'a b', '%2F'),
  )
  fc.assert(
    fc.property(
      // Browsers resolve these two as path segments, even when escaped. No slug is one of them.
      keys.filter((key) => key !== '.' && key !== '..'),
      fc.constantFrom(...all),
      (key, resource) => {
        const { pathname, search, hash } = new URL(recordPath(resource, key), 'http://provider.test')
        const [name = '', ...more] = pathname.slice(resource.path.length + 1).split('/')
        expect([decodeURIComponent(name), more, search, hash]).toEqual([key, [], '', ''])
      },
    ),
    cases,
  )
})

function isJson(given: string) {
  try {
    JSON.parse(given.trim() || 'null')
    return true
  } catch {
    return false
  }
}

const shown = ([name, value]: [string, unknown]) => [
  name,
  value instanceof File ? `${value.name}, ${value.type}, ${value.size}` : value,
]

/**
 * Returns the fields whose parsed value differs from the answered one by the rules repeated here. Compared without
 * `expect`, which would take longer than the parsing.
 */
function misread(resource: Resource, read: object, answered: Record<string, unknown>): unknown[] {
  return Object.entries(entriesOf(resource.row)).flatMap(([name, schema]) => {
    const [got, given]: unknown[] = [Object(read)[name], answered[name]]
    const isRight = () => {
      if (name === 'id') return got === given
      if (schema === text) return got === `${(given ?? '') as string | number}`
      if (schema === amount) return got === numberIn(given)
      if (/date/i.test(name)) return got === (isDay(given) ? given : '')
      // A script is no address.
      return !/"javascript:/i.test(JSON.stringify(got))
    }
    return isRight() ? [] : [{ name, given, got }]
  })
}

// The generated dates have no time; those of every notation are in provider-days.test.tsx.
function isDay(given: unknown) {
  const time = typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === given
}

const numberIn = (given: unknown) =>
  given === null || given === undefined ? null : Number(`${given as string | number}`.replaceAll(' ', ''))
