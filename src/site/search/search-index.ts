import type { MessageDescriptor } from '@lingui/core'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { CaseSlug } from '@/site/services/cases/cases'
import { createTermReader, formsOf, isSynonym, type Term } from './terms'
import type { SearchWords } from './words/words'

/** Something that can be found: what is read, where it leads, and what else it is found by. */
export interface SearchDocument {
  /** Unique among all documents. */
  id: string
  /** What it is found under: a part of the site, or the name of a resource. */
  kind: string
  /** It is a case. */
  slug?: CaseSlug
  /** What it is, in a word. */
  label: MessageDescriptor
  title: string
  text: string
  /** Words that are searched like the title, and not shown. */
  keywords?: string
  /** A text that is searched, and not shown. */
  details?: string
  to: string
  hash?: string | undefined
}

export interface Found {
  /** The best first. */
  documents: readonly SearchDocument[]
  /** The beginnings of the searched words. */
  stems: readonly string[]
  /** No document has the searched words: these have words that are spelt similarly. */
  close: boolean
  /** There is more than is given. */
  more: boolean
}

export interface SearchIndex {
  /** Replaces the documents that were given under this name before, a few at a time. */
  replace: (name: string, documents: readonly SearchDocument[]) => Promise<void>
  /** What is found for a text; undefined while it is too short. */
  search: (text: string) => Found | undefined
}

/** The shortest text that is searched, in characters. */
const minLength = 2

/** A document with less than half of the words of another is left out when it scores less than this share of the best. */
const minShare = 0.25

/** How much a document of a kind counts: instructions come before reports. */
const kindBoosts: Readonly<Record<string, number>> = { cases: 1.6, services: 1.6, pages: 1.6, questions: 1.2 }

/** How much more a document counts whose title is what is searched. */
const titleBoost = 5

/** How many documents are scored at most, besides those of the site itself: a word may stand in each of 10,000 rows. */
const maxScored = 200

/** How many documents are added before the browser may do something else. */
const chunkSize = 50

export function createSearchIndex(words: SearchWords): SearchIndex {
  const termsOf = createTermReader(words)
  const documents = new Map<string, SearchDocument>()
  const names = new Map<string, readonly string[]>()
  const boosts = new Map<string, number>()
  /** About how often a term stands in the index. */
  const counts = new Map<string, number>()
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'keywords', 'text', 'details'],
    tokenize: (text) => termsOf(text).flatMap(formsOf),
    processTerm: (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      return term
    },
  })

  /** Whether the words of a title are these, and no others. */
  const isTitle = (id: string, stems: readonly string[]) =>
    termsOf(documents.get(id)?.title ?? '')
      .map(({ stem }) => stem)
      .join(' ') === stems.join(' ')

  const find = (terms: readonly Term[], errors: (stem: string) => number) => {
    const last = terms.at(-1)?.word
    // A word that stands somewhere by its stem or by a synonym is not mistyped, and finished.
    const known = terms.filter((term) => formsOf(term).some((form) => counts.has(form)))
    const unknown = new Set(terms.filter((term) => !known.includes(term)).flatMap(formsOf))
    // The very word counts besides its stem: of all that is about deposits, the title that holds it comes first.
    const stemmed = known.flatMap((term) => formsOf(term).filter((form) => form !== term.word || counts.has(form)))
    const rarestFirst = [...new Set([...stemmed, ...unknown])].toSorted(
      (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
    )
    const scored = new Set<string>()
    // The library scores term by term: what holds the rare words is found before the common ones have used the room up.
    const results = index.search(' ', {
      tokenize: () => rarestFirst,
      processTerm: (term) => term,
      boost: { title: 2, keywords: 2, details: 0.5 },
      boostDocument: (id) => {
        const boost = boosts.get(id)
        if (boost === undefined && scored.size >= maxScored && !scored.has(id)) return 0
        scored.add(id)
        return boost ?? 1
      },
      boostTerm: (term) => (isSynonym(term) ? 0.5 : 1),
      prefix: (term) => term === last && unknown.has(term),
      fuzzy: (term) => unknown.has(term) && !isSynonym(term) && errors(term),
      weights: { fuzzy: 0.4, prefix: 0.5 },
    })
    return { results, more: scored.size >= maxScored }
  }

  const replace = async (name: string, next: readonly SearchDocument[]) => {
    const last = names.get(name) ?? []
    index.discardAll(last)
    for (const id of last) documents.delete(id)
    names.set(
      name,
      next.map(({ id }) => id),
    )
    for (const document of next) {
      documents.set(document.id, document)
      const boost = kindBoosts[document.kind]
      if (boost !== undefined) boosts.set(document.id, boost)
    }
    await index.addAllAsync(next, { chunkSize })
  }
  // What is being added cannot be taken out: one after the other.
  let running = Promise.resolve()

  return {
    replace: (name, next) => {
      const done = running.then(() => replace(name, next))
      running = done.catch(() => {})
      return done
    },
    search: (text) => {
      if (text.trim().length < minLength) return undefined
      const terms = termsOf(text)
      const stems = terms.map(({ stem }) => stem)
      const exact = find(terms, typingErrors)
      const close = exact.results.length === 0
      const { results, more } = close ? find(terms, manyErrors) : exact
      return {
        stems,
        close,
        more,
        documents: rank(results, terms, (id) => isTitle(id, stems)).flatMap((id) => documents.get(id) ?? []),
      }
    },
  }
}

/** The ids of results, the best first, without those that hold few of the words and score low. */
function rank(results: readonly SearchResult[], terms: readonly Term[], isTitle: (id: string) => boolean): string[] {
  const ranked = results
    .map(({ id, score, queryTerms }) => {
      const held = countHeld(terms, queryTerms)
      // The library multiplies by the terms that are met: a word, its stem and its synonyms are one word here.
      const sum = score / queryTerms.length
      return { id: String(id), held, score: sum * held * (held === terms.length && isTitle(id) ? titleBoost : 1) }
    })
    .toSorted((one, other) => other.score - one.score)
  const maxHeld = ranked.reduce((max, { held }) => Math.max(max, held), 0)
  const leastScore = (ranked[0]?.score ?? 0) * minShare
  return ranked.filter(({ held, score }) => held * 2 >= maxHeld || score >= leastScore).map(({ id }) => id)
}

/** How many of the words of a query stand in a document, or a synonym of them. */
const countHeld = (terms: readonly Term[], queryTerms: readonly string[]) =>
  terms.filter((term) => formsOf(term).some((form) => queryTerms.includes(form))).length

/** How many letters of a stem may be wrong: a short word with another letter is another word. */
const typingErrors = (stem: string) => (stem.length > 6 ? 2 : stem.length > 3 ? 1 : 0)

/** How many may be wrong where nothing is found otherwise. */
const manyErrors = (stem: string) => (stem.length > 3 ? Math.round(stem.length * 0.4) : 0)
