import { full } from '@tests/support/full'
import * as fc from 'fast-check'

/** The properties of a schema of the OpenAPI description that values are generated from. */
export interface Schema {
  $ref?: string
  type?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/**
 * The number of cases of an operation, and their seed: always the same in `npm test`, a new one each time in
 * `npm run test:full`. A failure prints its seed and path; `FC_SEED=… FC_PATH=… npx vitest run tests/contract/generated`
 * runs it again.
 */
export const cases: fc.Parameters<unknown> = {
  numRuns: full ? 5000 : 25,
  seed: Number(process.env['FC_SEED'] ?? (full ? Date.now() % 2 ** 31 : 1)),
  ...(process.env['FC_PATH'] && { path: process.env['FC_PATH'] }),
}

/** The timeout of 5,000 cases, which take more than a minute on a busy machine. */
export const longTimeout = full ? { timeout: 900_000 } : {}

const numeric = '^ *-?[\\d ]+(\\.\\d+)? *$'
const words = fc.constantFrom(
  'Avis',
  'L’été à Garoua',
  '2',
  '0',
  '-1 172',
  ' a ',
  '<b>x</b>',
  'null',
  '1e3',
  'É'.repeat(300),
)
/** Any character except half of a surrogate pair. Fast-check's own ("binary") takes two seconds to prepare. */
export const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
const texts = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: character, maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\u0000', '__proto__', 'constructor', '../..', '%', '%00') },
)
const days = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-31', '2024-02-29', '1990-05-04', '0000-00-00', '2026-1-1'),
)
const addresses = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('http://a.cm/b?c#d', 'www.crtv.cm', 'ftp://a.cm', 'javascript:alert(1)'),
)

/** Values of texts that the schema does not describe closely, by the name of their field. */
const byName: [RegExp, fc.Arbitrary<string>][] = [
  [/date|naissance/i, days],
  [/email/, fc.oneof(fc.emailAddress(), fc.constantFrom('admin@cdec.cm', 'ADMIN@cdec.cm', "n'guessan@crtv.cm", 'a@b'))],
  [/source|video|avatar|photo|image|document/i, addresses],
  [
    /youtube/,
    fc.constantFrom('dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=1', 'dQw4w9WgXc', 'https://a.cm/dQw4w9WgXcQ'),
  ],
  [/_id$/, fc.constantFrom('1', '2', '999')],
]

/** Valid values of the fields of a request, which pass the checks against other records too. */
const valid: [RegExp, fc.Arbitrary<unknown>][] = [
  [
    /^email$/,
    fc.oneof(
      fc.constantFrom('admin@cdec.cm', 'usager@cdec.cm'),
      fc.nat().map((n) => `a${n}@b.cm`),
    ),
  ],
  [/naissance/, fc.constant('1990-05-04')],
  [/date/i, fc.constantFrom('2026-02-28', '2024-02-29')],
  [/source|video/, fc.constantFrom('http://a.cm/b?c#d', 'https://crtv.cm')],
  [/youtube/, fc.constantFrom('dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=1')],
  [/password/, fc.constant('motdepasse')],
  [/_id$/, fc.constantFrom('1', 1)],
  [/document/, fc.constantFrom('a.pdf', 'A.DOCX').map((name) => new File(['%PDF'], name))],
  [/image|photo/i, fc.constantFrom('a.png', 'é à.png').map((name) => new File(['x'], name, { type: 'image/png' }))],
  [/^order$/, fc.constantFrom(0, 2, '2', null)],
  [/^value$/, fc.constantFrom(0, 2, '-2', '1 172,5', null)],
]

/** Valid records; optional fields are present in some of them. */
export function validRecords({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => {
    if (field.enum) return [name, fc.constantFrom(...field.enum)]
    const value = valid.find(([pattern]) => pattern.test(name))?.[1] ?? words.filter((text) => text.trim() !== '')
    return [name, field.type === 'array' ? fc.array(value, { maxLength: 3 }) : value]
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** Values that the schema of a field allows, some of which the provider refuses. */
function valuesOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, name)))
  if (schema.pattern === numeric) return fc.constantFrom('2', ' 1 172 ', '-3.5')
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}, name), { maxLength: 3 })
  if (schema.type === 'object') return recordsOf(schema)
  if (schema.type === 'integer') return fc.integer({ min: 1, max: 1e9 })
  if (schema.type === 'number')
    return fc.oneof(fc.constantFrom(1, 2, 0, -1172, 3.5), fc.double({ noNaN: true, noDefaultInfinity: true }))
  if (schema.type === 'null') return fc.constant(null)
  const special = byName.find(([pattern]) => pattern.test(name))
  return special ? fc.oneof({ weight: 3, arbitrary: special[1] }, { weight: 1, arbitrary: texts }) : texts
}

/** Records of a schema; optional fields are present in some of them. */
export function recordsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field, name)]))
  return fc.record(fields, { requiredKeys: required })
}

/** Any JSON value. */
export const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, [], {}, [[]], { data: null }),
)
