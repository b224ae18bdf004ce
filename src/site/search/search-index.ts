import type { MessageDescriptor } from '@lingui/core'
import MiniSearch, { type SearchResult } from 'minisearch'
import { seenText } from '@/lib/seen-text'
import type { CaseSlug } from '@/site/services/families/families'
import { createTermReader, formsOf, isSynonym, type Term } from './terms'
import type { SearchWords } from './words/words'

/** A document of the search: its texts, its address, and hidden terms. */
export interface SearchDocument {
  /** Unique among all documents. */
  id: string
  /** Its source: a part of the site, or the name of a resource. */
  kind: string
  /** Whether the document is a case. */
  slug?: CaseSlug
  /** The kind of document, shown with the result. */
  label: MessageDescriptor
  title: string
  text: string
  /** Hidden terms with the weight of the title. */
  keywords?: string
  /** A text that is searched and not shown. */
  details?: string
  to: string
  hash?: string | undefined
}

export interface Matches {
  /** The documents, the best one first. */
  documents: readonly SearchDocument[]
  /** The beginnings of the searched words. */
  stems: readonly string[]
  /** Whether there are more results. */
  hasMore: boolean
}

export interface SearchIndex {
  /** Replaces the documents of a source, in slices. */
  replace: (name: string, documents: readonly SearchDocument[]) => Promise<void>
  /** Returns the results for a text; undefined for one that is too short. */
  search: (text: string) => Matches | undefined
}

/** The shortest text that is searched, in characters. */
const minLength = 2

/** A result with less than half of the words of another is omitted below this fraction of the best score. */
const minShare = 0.25

/** The boost of a kind of document: instructions rank before reports. */
const kindBoosts: Readonly<Record<string, number>> = { cases: 1.6, services: 1.6, pages: 1.6, questions: 1.2 }

/** The boost of a document whose title equals the query. */
const titleBoost = 5

/** The maximum number of scored rows: a word may occur in each of 10,000. */
const maxScored = 200

/** How many documents are added in one task. */
const chunkSize = 50

export function createSearchIndex(words: SearchWords): SearchIndex {
  const termsOf = createTermReader(words)
  const documents = new Map<string, SearchDocument>()
  const names = new Map<string, readonly string[]>()
  const { index, find } = createIndex(termsOf, (id) => kindBoosts[documents.get(id)?.kind ?? ''])

  /** Whether the words of a title are these, and no others. */
  const isTitle = (id: string, stems: readonly string[]) =>
    termsOf(documents.get(id)?.title ?? '')
      .map(({ stem }) => stem)
      .join(' ') === stems.join(' ')

  const replace = async (name: string, next: readonly SearchDocument[]) => {
    const last = names.get(name) ?? []
    index.discardAll(last)
    for (const id of last) documents.delete(id)
    names.set(
      name,
      next.map(({ id }) => id),
    )
    for (const document of next) documents.set(document.id, document)
    await index.addAllAsync(next, { chunkSize })
  }
  // Additions are sequential, because documents cannot be removed while they are being added.
  let running = Promise.resolve()

  return {
    replace: (name, next) => {
      const completion = running.then(() => replace(name, next))
      running = completion.catch(() => {})
      return completion
    },
    search: (text) => {
      if (seenText(text).length < minLength) return undefined
      const terms = termsOf(text)
      const stems = terms.map(({ stem }) => stem)
      const { results, hasMore } = find(terms)
      return {
        stems,
        hasMore,
        documents: rank(results, terms, (id) => isTitle(id, stems)).flatMap((id) => documents.get(id) ?? []),
      }
    },
  }
}

/** Returns an index of the library, and a search in it for terms, which may be mistyped. `boostOf` is the boost of a document. */
function createIndex(termsOf: (text: string) => readonly Term[], boostOf: (id: string) => number | undefined) {
  /** How often each term occurs in the index, approximately. */
  const counts = new Map<string, number>()
  const countOf = (form: string) => counts.get(form) ?? 0
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'keywords', 'text', 'details'],
    tokenize: (text) => termsOf(text).flatMap(formsOf),
    processTerm: (term) => {
      counts.set(term, countOf(term) + 1)
      return term
    },
  })

  const find = (terms: readonly Term[]) => {
    const last = terms.at(-1)?.word
    // A word whose stem or synonym occurs is neither mistyped nor a prefix.
    const indexed = terms.filter((term) => formsOf(term).some((form) => counts.has(form)))
    const others = terms.filter((term) => !indexed.includes(term))
    const unknown = new Set(others.flatMap(formsOf))
    const mistyped = new Set(others.map(({ word }) => word))
    // The exact word counts besides its stem, so that a title with it ranks first.
    const stemmed = indexed.flatMap((term) => formsOf(term).filter((form) => form !== term.word || counts.has(form)))
    const rarestFirst = [...new Set([...stemmed, ...unknown])].toSorted((one, other) => countOf(one) - countOf(other))
    const scored = new Set<string>()
    // The library scores term by term: rare words first, before common ones exhaust the maximum.
    const results = index.search(' ', {
      tokenize: () => rarestFirst,
      processTerm: (term) => term,
      boost: { title: 2, keywords: 2, details: 0.5 },
      boostDocument: (id) => {
        const boost = boostOf(id)
        if (boost === undefined && scored.size >= maxScored && !scored.has(id)) return 0
        scored.add(id)
        return boost ?? 1
      },
      boostTerm: (term) => (isSynonym(term) ? 0.5 : 1),
      prefix: (term) => term === last && unknown.has(term),
      // Stems are short, and a few letters from those of other words.
      fuzzy: (term) => mistyped.has(term) && typingErrors(term),
      filter: ({ terms: matches, queryTerms }) =>
        queryTerms.some((term) => !mistyped.has(term) || matches.some((match) => isAlike(match, term))),
      weights: { fuzzy: 0.4, prefix: 0.5 },
    })
    return { results, hasMore: scored.size >= maxScored }
  }
  return { index, find }
}

/** Returns the ids of results, best first, without those with few of the words and a low score. */
function rank(results: readonly SearchResult[], terms: readonly Term[], isTitle: (id: string) => boolean): string[] {
  const ranked = results
    .map(({ id, score, queryTerms }) => {
      const held = countHeld(terms, queryTerms)
      // The library multiplies by the number of matched terms. A word, its stem and its synonyms count as one.
      const sum = score / queryTerms.length
      return { id: String(id), held, score: sum * held * (held === terms.length && isTitle(id) ? titleBoost : 1) }
    })
    .toSorted((one, other) => other.score - one.score)
  const maxHeld = ranked.reduce((max, { held }) => Math.max(max, held), 0)
  const leastScore = (ranked[0]?.score ?? 0) * minShare
  return ranked.filter(({ held, score }) => held * 2 >= maxHeld || score >= leastScore).map(({ id }) => id)
}

/** Returns how many words of a query, or their synonyms, a document has. */
const countHeld = (terms: readonly Term[], queryTerms: readonly string[]) =>
  terms.filter((term) => formsOf(term).some((form) => queryTerms.includes(form))).length

/** Returns the allowed edit distance of a word; none for short words. */
const typingErrors = (word: string) => (word.length > 8 ? 2 : word.length > 3 ? 1 : 0)

/** Whether a word may be the other one mistyped: both begin alike, or the first letter is the only error of a long word. */
const isAlike = (word: string, mistyped: string) =>
  word[0] === mistyped[0] || (mistyped.length > 6 && word.endsWith(mistyped.slice(1)))
