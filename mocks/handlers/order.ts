import type { Row } from '../db'

/** Sorts dated records newest first, undated ones last; slides by their order; other records by id. */
export function newestFirst(rows: Row[]): Row[] {
  return [...rows].sort(
    (one, other) => compare(dateOf(other), dateOf(one)) || orderOf(one) - orderOf(other) || byId(one, other),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const orderOf = (row: Row) => Number(row.order ?? 0)
// Of two records of one day the newer one comes first.
const byId = (one: Row, other: Row) => (dateOf(one) === '' ? one.id - other.id : other.id - one.id)

function dateOf(row: Row) {
  const date = row.date ?? row.publication_date ?? row.communication_date ?? row.datePublication ?? row.created_at
  return typeof date === 'string' ? date : ''
}
