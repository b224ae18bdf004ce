import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import { missions } from '@/contract/rows/missions'
import { publications } from '@/contract/rows/publications'
import { reglementations } from '@/contract/rows/reglementations'
import { sponsors } from '@/contract/rows/sponsors'
import { videos } from '@/contract/rows/videos'
import { useLocale } from '@/i18n/use-locale'
import { findEntries, fold, nearEntries, rankOf, type SearchEntry, searchEntry } from './search-entry'
import { pageEntries, questionEntries, serviceEntries } from './site-entries'

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
  /** What holds some of the words; nothing where something is found. */
  near: SearchEntry[]
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
    if (groups.length > 0) return { words, groups, instead: [], near: [] }
    const everything = all.flatMap(({ entries }) => entries)
    return { words, groups, instead: nearestWords(everything, words), near: nearEntries(everything, words) }
  }, [searched, all])
}

const best = ([first]: readonly SearchEntry[], words: readonly string[]) => (first ? rankOf(first, words) : Infinity)

/** A list of the provider that can be searched, and what is found in each of its rows. */
interface ListSource {
  kind: MessageDescriptor
  resource: Rows
  entries: (rows: readonly object[]) => SearchEntry[]
}

const listSources: readonly ListSource[] = [
  source(msg`Textes réglementaires`, reglementations, ({ title, description }) => ({
    title,
    text: description,
    to: '/textes_reglementaires',
  })),
  source(msg`Communiqués`, communications, ({ id, title, description }) => ({
    title,
    text: description,
    to: '/communique',
    hash: `communications-${id}`,
  })),
  source(msg`Publications`, publications, ({ id, title, description }) => ({
    title,
    text: description,
    to: '/publications',
    hash: `publications-${id}`,
  })),
  source(msg`Actualités`, actualites, ({ titre, description, slug }) => ({
    title: titre,
    text: description,
    to: `/actualites/${encodeURIComponent(slug)}`,
  })),
  source(msg`Interviews`, interviews, ({ titre, description, slug, details }) => ({
    title: titre,
    text: `${description} ${details.introduction} ${details.contenu}`,
    to: `/interviews/${encodeURIComponent(slug)}`,
  })),
  source(msg`Vidéos`, videos, ({ id, title }) => ({ title, text: '', to: '/mediatheque', hash: `videos-${id}` })),
  source(msg`Missions`, missions, ({ titre }) => ({ title: titre, text: '', to: '/missions' })),
  source(msg`Partenaires`, sponsors, ({ nom, description }) => ({
    title: nom,
    text: description,
    to: '/partenaires',
  })),
]

function source<R extends Rows>(
  kind: MessageDescriptor,
  resource: R,
  read: (row: RowOf<R>) => { title: string; text: string; to: string; hash?: string },
): ListSource {
  return {
    kind,
    resource,
    entries: (rows) =>
      rows.map((row, index) =>
        // The rows come from this very resource's list; the table of sources forgets which.
        searchEntry({ id: `${resource.name}-${index}`, ...read(row as RowOf<R>) }),
      ),
  }
}

/** The words of the titles that are nearest to what was searched in vain, the nearest first, at most `count`. */
function nearestWords(entries: readonly SearchEntry[], searched: readonly string[], count = 3): string[] {
  const known = new Map<string, string>()
  for (const { title, inTitle } of entries) {
    const words = title.split(/[^\p{L}]+/u)
    // A folded title has as many words, except where a ligature or a tag is.
    for (const [place, folded] of inTitle.split(/[^\p{L}]+/u).entries())
      if (folded.length > 3 && !known.has(folded)) known.set(folded, words[place]?.toLowerCase() ?? folded)
  }
  return [...known]
    .map(([folded, word]) => ({ word, far: Math.min(...searched.map((one) => distance(one, folded) / one.length)) }))
    .filter(({ far }) => far <= 0.4)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ word }) => word)
}

/** How many letters have to be put in, taken out or changed between two words (Levenshtein). */
function distance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of Array.from(one).entries()) {
    const next = [row + 1]
    for (const [column, target] of Array.from(other).entries()) {
      const changed = (last[column] ?? 0) + (letter === target ? 0 : 1)
      next.push(Math.min(changed, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    last = next
  }
  return last[other.length] ?? 0
}
