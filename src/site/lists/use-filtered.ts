import type { MessageDescriptor } from '@lingui/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type RowOf, type Rows, textOf } from '@/contract/rows/define-rows'
import { foldedOnce, foldedWords, foldText } from '@/lib/fold-text'
import { htmlToText } from '@/lib/html-to-text'
import { useHydrated } from '@/ui/hydration/use-hydrated'

/** The search parameters of a list: words, a year, a type. */
interface ListParameters {
  q?: string | undefined
  annee?: string | undefined
  type?: string | undefined
}

/** How rows are filtered. The functions have to be stable, because results are memoised by them. */
export interface FilterReader<Row> {
  /** The texts that are searched, plain or HTML. */
  texts: (row: Row) => readonly string[]
  /** The year of a row in four digits; '' where it is unknown. */
  year?: (row: Row) => string
  type?: (row: Row) => string
}

export interface Filtered<Row> {
  all: readonly Row[]
  rows: readonly Row[]
  parameters: ListParameters
  /** The years of the rows, the latest first; undefined where rows have none. */
  years: readonly string[] | undefined
  /** The types that some row is of. */
  typesOfRows: ReadonlySet<string>
  /** Puts parameters into the address; without any, takes all away and shows the row that the hash names. */
  choose: (part?: ListParameters) => void
}

/** The rows that the address asks for. The prerendered page has them all. */
export function useFiltered<Row extends object>(all: readonly Row[], reader: FilterReader<Row>): Filtered<Row> {
  const hydrated = useHydrated()
  const search: ListParameters = useSearch({ strict: false })
  const navigate = useNavigate()
  const { q = '', annee = '', type = '' } = hydrated ? search : {}
  const { texts, year: yearOf, type: typeOf } = reader
  const years = useMemo(
    () => yearOf && [...new Set(all.map(yearOf))].filter(Boolean).toSorted().toReversed(),
    [all, yearOf],
  )
  const typesOfRows = useMemo(() => new Set(typeOf ? all.map(typeOf) : []), [all, typeOf])
  const foldedOf = useMemo(() => foldedOnce((row: Row) => texts(row).map(htmlToText)), [texts])
  const rows = useMemo(
    () =>
      matching(all, foldedOf, q).filter(
        (row) => (!annee || !yearOf || yearOf(row) === annee) && (!type || !typeOf || typeOf(row) === type),
      ),
    [all, foldedOf, yearOf, typeOf, q, annee, type],
  )
  const choose = (part?: ListParameters) =>
    void navigate({
      to: '.',
      search: (last: ListParameters) => withoutEmpty(part ? { ...last, ...part } : {}),
      ...(!part && { hash: true }),
      replace: true,
      resetScroll: false,
    })
  return { all, rows, parameters: { q, annee, type }, years, typesOfRows, choose }
}

/** Parameters as the address shows them: without empty ones. */
const withoutEmpty = (parameters: ListParameters) =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value))

/** The rows whose text contains each word of a search; all of them for an empty search. */
function matching<Row>(rows: readonly Row[], foldedOf: (row: Row) => string, search: string): readonly Row[] {
  const words = foldedWords(search)
  if (words.length === 0) return rows
  return rows.filter((row) => words.every((word) => foldedOf(row).includes(word)))
}

/** A type of documents, which the provider has no field for: it is what the title begins with, in either language. */
export interface DocumentType {
  type: string
  label: MessageDescriptor
  begins: RegExp
}

/** The type of a title among `types`. */
export function typeOfTitle(types: readonly DocumentType[], title: string): string {
  const folded = foldText(title.trim())
  return types.find(({ begins }) => begins.test(folded))?.type ?? ''
}

/** Filters a dated list of documents by the texts of its definition, the year of its date and the type of its title. */
export const documentReader = <R extends Rows & { date: string; texts: readonly string[] }>(
  { texts, date }: R,
  types: readonly DocumentType[],
): FilterReader<RowOf<R> & { title: string }> => ({
  texts: (row) => texts.map((field) => textOf(row, field)),
  year: (row) => textOf(row, date).slice(0, 4),
  type: ({ title }) => typeOfTitle(types, title),
})
