import { fold } from './search-text'

/** Something that can be found: what is read, where it leads, and what it is compared by. */
export interface SearchEntry {
  /** Unique among all entries. */
  id: string
  title: string
  text: string
  to: string
  hash?: string | undefined
  inTitle: string
  everywhere: string
}

export function searchEntry(found: Omit<SearchEntry, 'inTitle' | 'everywhere'>): SearchEntry {
  const inTitle = fold(found.title)
  return { ...found, inTitle, everywhere: `${inTitle} ${fold(found.text)}` }
}

/** The entries that hold every word, those with all of them in the title first, each half in its given order. */
export function findEntries(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  const found = entries.filter(({ everywhere }) => words.every((word) => everywhere.includes(word)))
  const named = ({ inTitle }: SearchEntry) => words.every((word) => inTitle.includes(word))
  return [...found.filter(named), ...found.filter((entry) => !named(entry))]
}
