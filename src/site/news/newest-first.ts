/** Records by their ISO date, the newest first; those without a date come last. */
export function newestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, moment: Date.parse(dateOf(row)) || 0 }))
    .sort((one, other) => other.moment - one.moment)
    .map(({ row }) => row)
}
