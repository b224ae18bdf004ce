import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '@/api/queries'
import { useLocale } from '@/i18n/use-locale'
import { listSources } from './list-sources'
import { nearestWords } from './nearest-words'
import { findEntries, rankOf, type SearchEntry } from './search-entry'
import { fold } from './search-text'
import { pageEntries, questionEntries, serviceEntries } from './static-entries'

export interface FoundGroup {
  kind: string
  found: SearchEntry[]
}

/** The shortest text that is searched, in characters. */
const shortest = 2

export interface Found {
  words: string[]
  groups: FoundGroup[]
  /** Words to search instead; none where something is found. */
  instead: string[]
}

/** What is found for a text, by kind, the best kind first; undefined while the text is too short. Lists are read, or taken as cached. */
export function useSearch(searched: string): Found | undefined {
  const { t } = useLingui()
  const locale = useLocale()
  const lists = useQueries({
    queries: listSources.map(({ resource }) => ({ ...listQuery(resource, locale), retry: false })),
    combine: (results) => results.map(({ data }) => data),
  })
  const all = useMemo(
    () => [
      { kind: t(msg`Services`), entries: serviceEntries(t) },
      { kind: t(msg`Pages`), entries: pageEntries(t) },
      { kind: t(msg`Questions`), entries: questionEntries(t) },
      ...listSources.map(({ kind, entries }, index) => ({ kind: t(kind), entries: entries(lists[index] ?? []) })),
    ],
    [t, lists],
  )
  return useMemo(() => {
    const words = fold(searched).split(/\s+/).filter(Boolean)
    if (words.join('').length < shortest) return undefined
    const groups = all
      .map(({ kind, entries }) => ({ kind, found: findEntries(entries, words) }))
      .filter(({ found }) => found.length > 0)
      .toSorted((one, other) => best(one.found, words) - best(other.found, words))
    const none = groups.length === 0
    return {
      words,
      groups,
      instead: none
        ? nearestWords(
            all.flatMap(({ entries }) => entries),
            words,
          )
        : [],
    }
  }, [searched, all])
}

const best = ([first]: readonly SearchEntry[], words: readonly string[]) => (first ? rankOf(first, words) : Infinity)
