import type { CaseSlug } from '@/site/services/families/families'

/** The search's data of a language. Case and accents do not matter. */
export interface SearchWords {
  /** Stop words, separated by spaces. */
  stopWords: string
  /** Matches a folded word; the capture is its stem. */
  stem: RegExp
  /** Synonyms, a group per line, separated by spaces; a word may be in several groups. */
  synonyms: string
  /** How people name each case: phrases that are searched, and not shown. */
  cases: Record<CaseSlug, string>
}
