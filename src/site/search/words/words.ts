import type { CaseSlug } from '@/site/services/cases/cases'

/** What the search knows of a language. Case and accents do not count. */
export interface SearchWords {
  /** Words that say nothing of what is searched, parted by spaces. */
  stopWords: string
  /** Takes the ending off a folded word: what is captured is its stem. */
  stem: RegExp
  /** Words that stand for one another, a group a line, parted by spaces; a word may be in several groups. */
  synonyms: string
  /** How people name each case: phrases that are searched, and not shown. */
  cases: Record<CaseSlug, string>
}
