/** Records by their ISO date, the newest first; those without a date come last. */
export function newestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  const moment = (row: Row) => Date.parse(dateOf(row)) || 0
  return rows.toSorted((one, other) => moment(other) - moment(one))
}
