import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ScreenSearch } from '@/admin/crud/address/screen-search'
import { isSortable, shownText } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { failureNotice } from '@/admin/crud/definition/wording'
import { adminListQuery } from '@/api/online-queries'
import { isPagedList } from '@/api/reads'
import { inOrder, newestFirst } from '@/contract/rows/define-rows'
import { compareTexts, writtenNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { typedDate } from '@/i18n/typed-date'
import { useLocale } from '@/i18n/use-locale'
import { foldedOnce, foldedWords } from '@/lib/fold-text'

const usualSizes = [25, 50, 100] as const

/** Returns the rows of a list after search, filter, order and page, and the state of the query. */
export function useRecords(screen: ResourceDefinition, search: ScreenSearch) {
  const locale = useLocale()
  const onProvider = screen.resource.search !== undefined
  const { q: searchText = '', filter = '', sort = '' } = search
  const term = onProvider ? searchText : ''
  const query = useQuery({
    ...adminListQuery(screen.resource, locale, term),
    placeholderData: keepPreviousData,
    // A request for each page, at each return to the tab, may use up what the provider allows in a minute.
    refetchOnWindowFocus: () => !isPagedList(screen.resource),
  })
  const { data, error, isError } = query
  const sizes = screen.pageSizes ?? usualSizes
  const size = search.size !== undefined && sizes.includes(search.size) ? search.size : (sizes[0] ?? usualSizes[0])

  const rows = useMemo(() => {
    const all = screen.lists ? (data ?? []).filter(screen.lists) : (data ?? [])
    return screen.within ? all.filter((row) => screen.within?.of(row) === search.within) : all
  }, [data, screen, search.within])
  const sortedRows = useMemo(() => sorted(screen, rows, sort, locale), [screen, rows, sort, locale])
  const textOf = useMemo(() => foldedOnce((row: Row) => searchedTexts(screen, row, locale)), [screen, locale])
  const matching = useMemo(
    () => sortedRows.filter(matches(screen, { search: onProvider ? '' : searchText, filter }, textOf)),
    [screen, sortedRows, onProvider, searchText, filter, textOf],
  )
  const page = useMemo(() => rowsOnPage(matching, search.page ?? 1, size), [matching, search.page, size])

  return {
    ...page,
    /** All matching rows of all pages, in order. */
    matching,
    all: rows,
    size,
    sizes,
    /** The notice of a failed read or reload. */
    failure: isError ? failureNotice(screen, 'list', error) : undefined,
    /** When the list could not be read last; 0 for never. */
    failedAt: query.errorUpdatedAt,
    state: data ? ('loaded' as const) : isError ? ('failed' as const) : ('loading' as const),
    retry: () => void query.refetch(),
  }
}

export type Records = ReturnType<typeof useRecords>

/** Returns one page of a list, the last one when there are fewer. */
function rowsOnPage(rows: readonly Row[], requestedPage: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, requestedPage), pages)
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, pages }
}

/** Returns a predicate of the rows that contain all words of `search` and have the value `filter`; '' for all. */
function matches(
  screen: ResourceDefinition,
  { search, filter }: { search: string; filter: string },
  textOf: (row: Row) => string,
) {
  const words = foldedWords(search)
  // A date is found however it is written.
  const day = foldedWords(typedDate(search))
  return (row: Row) => {
    if (filter !== '' && screen.filter?.of(row) !== filter) return false
    // Folding the texts of thousands of rows freezes the page: only a search needs them.
    if (words.length === 0) return true
    const text = textOf(row)
    return [words, day].some((searched) => searched.every((word) => text.includes(word)))
  }
}

/** Returns the texts of the columns; amounts and dates both as they are shown and as they are typed. */
function searchedTexts({ columns }: ResourceDefinition, row: Row, locale: Locale): string[] {
  return columns.flatMap((column) => {
    if (column.kind === 'image' || column.kind === 'document') return []
    const text = shownText(column, row, locale)
    const value = column.read(row)
    if (column.kind === 'amount' && typeof value === 'number')
      return [text, String(value), writtenNumber(value, locale)]
    return column.kind === 'date' ? [text, String(value ?? '')] : [text]
  })
}

/** Sorts rows by a column: its id, after "-" for descending order; '' is the usual order, which equal rows keep too. */
function sorted(screen: ResourceDefinition, rows: readonly Row[], sort: string, locale: Locale): readonly Row[] {
  const id = sort.replace(/^-/, '')
  const by = screen.columns.find((column) => column.id === id && isSortable(column))
  const usual = inUsualOrder(screen, rows)
  if (by === undefined) return usual
  const compare = compareTexts(locale, { numeric: true, sensitivity: 'base' })
  const direction = sort.startsWith('-') ? -1 : 1
  // Texts are sorted as they are shown, dates by their ISO value.
  const isShown = by.kind === 'choice' || by.kind === 'html' || by.kind === 'text'
  const entries = usual.map((row) => ({ row, key: isShown ? shownText(by, row, locale) : by.read(row) }))
  // Rows without a value come last in both directions.
  const order = (one: string | number | null, other: string | number | null) => {
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other))
    const areNumbers = typeof one === 'number' && typeof other === 'number'
    return direction * (areNumbers ? one - other : compare(String(one), String(other)))
  }
  return entries.sort((one, other) => order(one.key, other.key)).map(({ row }) => row)
}

const isEmpty = (value: string | number | null) => value === null || value === ''

/** Returns rows by their positions, else with the newest first. Countries and cities, which the provider searches, keep its order. */
function inUsualOrder({ resource }: ResourceDefinition, rows: readonly Row[]): readonly Row[] {
  if (resource.search) return rows
  if (resource.position !== undefined) return inOrder(resource, rows)
  return rows.toSorted((one, other) => newestFirst(resource.date ?? '', one, other))
}
