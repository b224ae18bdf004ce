import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ScreenSearch } from '@/admin/crud/address/screen-search'
import { isSortable } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { shownText } from '@/admin/crud/definition/shown-text'
import { flaggedRows } from '@/admin/translation/flagged'
import { adminListQuery } from '@/api/online-queries'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { foldText } from '@/lib/fold-text'
import { useStore } from '@/lib/store'

const usualSizes = [25, 50, 100] as const

/** The rows of a list as its address asks for them, and how far reading them has got. */
export function useRecords(screen: Screen, search: ScreenSearch) {
  const locale = useLocale()
  const onProvider = screen.resource.search !== undefined
  const { q: sought = '', filter = '', sort = '' } = search
  const asked = onProvider ? sought : ''
  const query = useQuery({ ...adminListQuery(screen.resource, locale, asked), placeholderData: keepPreviousData })
  const { data, error, isError } = query
  const sizes = screen.pageSizes ?? usualSizes
  const size = search.size !== undefined && sizes.includes(search.size) ? search.size : (sizes[0] ?? usualSizes[0])

  const flagged = useStore(flaggedRows, null)
  const rows = useMemo(() => {
    const all = data ?? []
    return screen.within ? all.filter((row) => screen.within?.of(row) === search.within) : all
  }, [data, screen, search.within])
  const checked = useMemo(() => {
    const keys = search.check && flagged?.path === screen.path ? flagged.keys : undefined
    return keys ? rows.filter((row) => keys.has(String(keyOf(screen, row)))) : rows
  }, [rows, screen, search.check, flagged])
  const sortedRows = useMemo(() => sorted(screen, checked, sort, locale), [screen, checked, sort, locale])
  const ordered = useMemo(
    () => sortedRows.filter(fits(screen, { search: onProvider ? '' : sought, filter }, locale)),
    [screen, sortedRows, onProvider, sought, filter, locale],
  )
  const page = useMemo(() => pageOf(ordered, search.page ?? 1, size), [ordered, search.page, size])

  return {
    ...page,
    /** Every row that fits, of all pages, in its order. */
    listed: ordered,
    all: rows,
    size,
    sizes,
    /** Why the list could not be read, or not again; the list is the only place that shows it. */
    failure: isError ? noticeOf(screen.outcomes.list.failed, error) : undefined,
    state: data ? ('loaded' as const) : isError ? ('failed' as const) : ('loading' as const),
    retry: () => void query.refetch(),
  }
}

export type Records = ReturnType<typeof useRecords>

interface Wanted {
  /** Words to find, where the provider has not searched already. */
  search: string
  /** The value of the screen's filter, '' for all. */
  filter: string
}

/** One page of a list: the last one when there are fewer pages than that. */
function pageOf(rows: readonly object[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { rows: rows.slice((page - 1) * size, page * size), found: rows.length, page, pages }
}

function fits(screen: Screen, { search, filter }: Wanted, locale: Locale) {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const searched = screen.columns.filter(({ kind }) => kind !== 'image' && kind !== 'document')
  return (row: object) => {
    if (filter !== '' && screen.filter?.of(row) !== filter) return false
    if (words.length === 0) return true
    const text = searchedText(searched, row, locale)
    return words.every((word) => text.includes(word))
  }
}

/** What is searched of each row, by language: folding a list of 5,000 rows anew at every letter is seen. */
const folded = { fr: new WeakMap<object, string>(), en: new WeakMap<object, string>() }

/** What the columns show of a row, and numbers and days as they are typed as well. */
function searchedText(columns: Screen['columns'], row: object, locale: Locale): string {
  const known = folded[locale].get(row)
  if (known !== undefined) return known
  const texts = columns.flatMap((column) => {
    const shown = shownText(column, row, locale)
    return column.kind === 'amount' || column.kind === 'date' ? [shown, String(column.read(row) ?? '')] : [shown]
  })
  // A search is cut at its spaces: those within a number or a date are none.
  const text = foldText(texts.join(' ').replaceAll(/\s/g, ' '))
  folded[locale].set(row, text)
  return text
}

/**
 * Rows by a column: its id, after "-" for the other way round; '' keeps the provider's order. `locale` decides the order of
 * letters.
 */
function sorted(screen: Screen, rows: readonly object[], sort: string, locale: Locale): readonly object[] {
  const id = sort.replace(/^-/, '')
  const by = screen.columns.find((column) => column.id === id && isSortable(column))
  if (by === undefined) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const way = sort.startsWith('-') ? -1 : 1
  // By what is read in the list: the label of a choice, the text of HTML. A day in words has no order of its own.
  const isShown = by.kind === 'choice' || by.kind === 'html'
  const keyed = rows.map((row) => ({ row, key: isShown ? shownText(by, row, locale) : by.read(row) }))
  // Rows without a value come last, whichever way.
  const order = (one: string | number | null, other: string | number | null) => {
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other))
    return (
      way * (typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other)))
    )
  }
  return keyed.sort((one, other) => order(one.key, other.key)).map(({ row }) => row)
}

const isEmpty = (value: string | number | null) => value === null || value === ''
