import * as v from 'valibot'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'

/**
 * Returns the rows of a list answer: bare, `{data}` or `{data: {data}}`; null is an empty list. A row that does not parse
 * is dropped with a warning; an answer without a list, or with no row that parses, throws an `ApiError`.
 */
export function readList<R extends Rows>(resource: R, answer: unknown): RowOf<R>[] {
  const rows: RowOf<R>[] = readRows(resource.row, answer, resource.name)
  return resource.keeps ? rows.filter((row) => resource.keeps?.(row)) : rows
}

/** Like `readList`, for any row schema; `name` is used in warnings. */
export function readRows<Row extends v.GenericSchema>(row: Row, answer: unknown, name: string): v.InferOutput<Row>[] {
  const list = listIn(answer)
  if (list === undefined) throw new ApiError(200, '', {}, { cause: `${name}: no list in the answer` })
  const rows = list.flatMap((item: unknown, n) => {
    const result = v.safeParse(row, item)
    if (result.success) return [result.output]
    console.warn(`${name}: row ${n} left out, ${v.summarize(result.issues).trim()}`)
    return []
  })
  if (list.length > 0 && rows.length === 0) throw new ApiError(200, '', {}, { cause: `${name}: no row can be read` })
  return rows
}

/** Returns the list of an answer, unparsed; undefined where there is none. */
export function listIn(answer: unknown): readonly unknown[] | undefined {
  const list = layers(answer).find((value) => value === null || Array.isArray(value))
  return list === null ? [] : Array.isArray(list) ? list : undefined
}

/** Returns the record of an answer, bare or wrapped; throws an `ApiError` when none parses. */
export function readOne<Row extends v.GenericSchema>(row: Row, answer: unknown): v.InferOutput<Row> {
  const record = readIfFits(row, answer)
  if (record === null) throw new ApiError(200, '', {}, { cause: 'no such record in the answer' })
  return record
}

/** Like `readOne`, but returns null where none parses. */
export function readIfFits<Row extends v.GenericSchema>(row: Row, answer: unknown): v.InferOutput<Row> | null {
  for (const value of layers(answer)) {
    const result = v.safeParse(row, value)
    if (result.success) return result.output
  }
  return null
}

/** Returns the answer and its nested `data`, at most two deep. */
function layers(answer: unknown): unknown[] {
  const first = inner(answer)
  return [answer, first, inner(first)].filter((value) => value !== undefined)
}

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
