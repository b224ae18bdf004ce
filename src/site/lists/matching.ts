import { foldText } from '@/lib/fold-text'

/** The rows whose text contains what is searched, whatever the case, the accents and the kind of space; all of them for an empty search. */
export function matching<Row>(rows: readonly Row[], textOf: (row: Row) => string, search: string): readonly Row[] {
  const sought = folded(search.trim())
  return sought === '' ? rows : rows.filter((row) => folded(textOf(row)).includes(sought))
}

// A typeset text has spaces that nobody types.
const folded = (text: string) => foldText(text).replaceAll(/\s+/g, ' ')
