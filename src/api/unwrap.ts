import * as v from 'valibot'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'

/**
 * The rows of a list answer: bare, `{data}` or `{data: {data}}`; null is an empty list. A row that does not fit is
 * left out with a warning; an answer that holds no list, or only rows that do not fit, is an `ApiError`.
 */
export function readList<R extends Rows>(resource: R, answer: unknown): RowOf<R>[] {
  const rows: RowOf<R>[] = readRows(resource.row, answer, resource.name)
  return resource.keeps ? rows.filter((row) => resource.keeps?.(row)) : rows
}

/** The rows of any list answer, read by the given schema; `name` is for the warning. */
export function readRows<Row extends v.GenericSchema>(row: Row, answer: unknown, name: string): v.InferOutput<Row>[] {
  const list = peel(answer, (value) => value === null || Array.isArray(value))
  if (list === null) return []
  if (!Array.isArray(list)) throw new ApiError(200, '', {}, { cause: `${name}: no list in the answer` })
  const rows = list.flatMap((item: unknown, n) => {
    const result = v.safeParse(row, item)
    if (result.success) return [result.output]
    console.warn(`${name}: row ${n} left out, ${v.summarize(result.issues).trim()}`)
    return []
  })
  if (list.length > 0 && rows.length === 0) throw new ApiError(200, '', {}, { cause: `${name}: no row can be read` })
  return rows
}

/** The record of an answer, read by the given schema, whatever it is wrapped in; an `ApiError` when it does not fit. */
export function readOne<Row extends v.GenericSchema>(row: Row, answer: unknown): v.InferOutput<Row> {
  const record = readIfFits(row, answer)
  if (record === null) throw new ApiError(200, '', {}, { cause: 'no such record in the answer' })
  return record
}

/** Like `readOne`, with null instead of an error. */
export function readIfFits<Row extends v.GenericSchema>(row: Row, answer: unknown): v.InferOutput<Row> | null {
  for (const value of layers(answer)) {
    const result = v.safeParse(row, value)
    if (result.success) return result.output
  }
  return null
}

function peel(answer: unknown, fits: (value: unknown) => boolean) {
  return layers(answer).find(fits)
}

/** The answer and what it wraps, at most two deep. */
function layers(answer: unknown): unknown[] {
  const first = inner(answer)
  return [answer, first, inner(first)].filter((value) => value !== undefined)
}

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}
