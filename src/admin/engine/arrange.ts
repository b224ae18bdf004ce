import { isSortable } from './columns'
import type { Screen } from './definition'

export interface Arrangement {
  /** Words to find, where the provider has not searched already. */
  search: string
  /** The value of the screen's filter, '' for all. */
  filter: string
  /** The id of a column, after "-" for the other way round; '' keeps the provider's order. */
  sort: string
  page: number
  size: number
}

export interface Arranged {
  rows: readonly object[]
  /** Rows that fit the search and the filter. */
  found: number
  /** The page that is shown: the last one when there are fewer. */
  page: number
  pages: number
}

/** The rows of one page of a list. `locale` decides the order of letters. */
export function arrange(screen: Screen, rows: readonly object[], wanted: Arrangement, locale: string): Arranged {
  const found = sorted(screen, rows.filter(fits(screen, wanted)), wanted.sort, locale)
  const pages = Math.max(1, Math.ceil(found.length / wanted.size))
  const page = Math.min(Math.max(1, wanted.page), pages)
  return { rows: found.slice((page - 1) * wanted.size, page * wanted.size), found: found.length, page, pages }
}

function fits(screen: Screen, { search, filter }: Arrangement) {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const searched = screen.columns.filter(({ kind }) => kind !== 'image' && kind !== 'document')
  return (row: object) => {
    if (filter !== '' && screen.filter?.of(row) !== filter) return false
    if (words.length === 0) return true
    const text = plain(searched.map(({ read }) => read(row) ?? '').join(' '))
    return words.every((word) => text.includes(word))
  }
}

/** Capitals and accents make no difference to a search. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function sorted(screen: Screen, rows: readonly object[], sort: string, locale: string): readonly object[] {
  const id = sort.replace(/^-/, '')
  const by = screen.columns.find((column) => column.id === id && isSortable(column))
  if (by === undefined) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const way = sort.startsWith('-') ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: by.read(row) }))
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
