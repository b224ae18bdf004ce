import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Wrapping } from '@/contract/rows/define-rows'

export interface Difference {
  path: string
  expected: string
  received: string
}

/**
 * Returns the list or record of an answer, bare or in one or two `data`, and its `wrapping`; a difference where there is
 * none.
 */
export function unwrap(answer: unknown, inside: 'a list' | 'a record'): Unwrapped | Difference {
  let value = answer
  let path = 'answer'
  for (const wrapping of ['bare', 'data', 'data.data'] as const) {
    const isList = Array.isArray(value)
    if (inside === 'a list' ? isList : isObject(value) && !isObject(value.data)) return { value, wrapping }
    if (!isObject(value) || !('data' in value)) break
    value = value.data
    path += '.data'
  }
  return { path, expected: inside, received: kind(value) }
}

interface Unwrapped {
  value: unknown
  wrapping: Wrapping
}

/**
 * Returns the differences of a record from the contract. Unlike reading it is strict: a field must be present, even if null,
 * with a value that reading accepts.
 */
export function differences(row: v.GenericSchema, record: unknown, path: string): Difference[] {
  if (!isObject(record)) return [{ path, expected: 'a record', received: kind(record) }]
  return Object.entries(entriesOf(row)).flatMap(([name, schema]) => inField(schema, record, name, `${path}.${name}`))
}

function inField(schema: v.GenericSchema, record: Fields, name: string, path: string): Difference[] {
  const value = record[name]
  const blank = v.safeParse(schema, undefined)
  const read = v.safeParse(schema, value)
  if (!(name in record))
    return [{ path, expected: blank.success ? wanted(blank.output) : 'a number', received: 'nothing' }]
  if (!read.success) return [{ path, expected: 'a number', received: kind(value) }]
  if (value === null || value === '') return []
  if (blank.success && isObject(blank.output)) return inObject(blank.output, value, path)
  const lost = JSON.stringify(read.output) === JSON.stringify(blank.success ? blank.output : undefined)
  const empty = Array.isArray(value) && value.length === 0
  return lost && !empty ? [{ path, expected: wanted(read.output), received: kind(value) }] : []
}

function inObject(blank: Fields, value: unknown, path: string): Difference[] {
  if (!isObject(value)) return [{ path, expected: 'an object', received: kind(value) }]
  const missing = Object.keys(blank).filter((name) => !(name in value))
  return missing.map((name) => ({ path: `${path}.${name}`, expected: wanted(blank[name]), received: 'nothing' }))
}

type Fields = Record<string, unknown>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wanted(blank: unknown) {
  if (Array.isArray(blank)) return 'a list of addresses'
  if (isObject(blank)) return 'an object'
  return blank === '' ? 'a text that can be used (text, date or safe address)' : 'a number'
}

export function kind(value: unknown) {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing'}`
  const shown = JSON.stringify(value)
  return `${typeof value} ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`
}
