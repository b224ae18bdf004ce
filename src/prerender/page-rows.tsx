import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import type { PrerenderedRows } from '@/api/prerendered-rows'
import { pageOf } from '@/contract/block-page'
import { blockTitle } from '@/contract/rows/block-titles'
import { contents } from '@/contract/rows/contents'
import { anchorOf, recordAddress, textOf } from '@/contract/rows/define-rows'
import { pagedLists, publicLists } from '@/contract/rows/public-lists'
import { longDate } from '@/i18n/dates'
import type { Locale } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import { typesetTexts } from '@/site/lists/typeset'
import { initialRows } from '@/site/lists/use-growing'

/** Enough rows for the first screens of a list, and of a page of several lists. */
const maxRows = { ofList: initialRows, ofPage: 24 }

/**
 * Returns the first rows of each list that a page reads. The home page has none: its rows are below the first screen, in
 * carousels.
 */
export function firstRows(
  { path, reads }: { path: string; reads: readonly string[] },
  { asOf, rows }: PrerenderedRows,
): PrerenderedRows | undefined {
  if (path === '/') return undefined
  const read = publicLists.filter((resource) => reads.includes(resource.path) && resource.name in rows)
  if (read.length === 0) return undefined
  const maxOfList = Math.min(maxRows.ofList, Math.ceil(maxRows.ofPage / read.length))
  const rowsOf = (name: string) => {
    const all = rows[name] ?? []
    return name === contents.name ? all.filter((row) => isShownBlock(path, row)) : all.slice(0, maxOfList)
  }
  return { asOf, rows: Object.fromEntries(read.map(({ name }) => [name, rowsOf(name)])) }
}

/** Returns all rows of the list whose page this is. */
export function listRows(path: string, all: PrerenderedRows | undefined): readonly object[] {
  const list = pagedLists.find(({ page }) => page.path === path)
  return (list && all?.rows[list.name]?.filter((row) => typeof row === 'object' && row !== null)) ?? []
}

/** Renders the rows of a list after the first ones with title, date and address, a line each. They have the ids of their cards. */
export function otherRows(path: string, locale: Locale, all: PrerenderedRows | undefined): string {
  const list = pagedLists.find(({ page }) => page.path === path)
  const rows = listRows(path, all).slice(maxRows.ofList)
  if (list === undefined || rows.length === 0) return ''
  const lines = rows.map((row) => {
    const [title = ''] = typesetTexts(list, row)
    const key = String(Reflect.get(row, list.key))
    const video = textOf(row, 'youtube_id')
    const href =
      'records' in list.page
        ? addressIn(locale, recordAddress(list, key))
        : (/^[\w-]{11}$/.test(video) && `https://www.youtube.com/watch?v=${video}`) || textOf(row, 'document')
    const day = 'date' in list ? longDate(textOf(row, list.date), locale) : ''
    return (
      <li key={key} id={'records' in list.page ? undefined : anchorOf(list, key)}>
        {href ? <a href={href}>{title}</a> : title}
        {day && ` (${day})`}
      </li>
    )
  })
  return renderToStaticMarkup(<ul role="list">{lines}</ul>)
}

/** Returns whether a page shows a block. A case shows the blocks about itself and those about several cases. */
function isShownBlock(path: string, row: unknown): boolean {
  const title = blockTitle(v.parse(contents.row, row).titre)
  if (title === undefined || title.kind === 'place') return title !== undefined
  return path === (pageOf(title) ?? (path.startsWith('/cas/') && path))
}
