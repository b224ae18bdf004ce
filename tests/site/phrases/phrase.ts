import type { CaseSlug } from '@/site/services/cases/cases'

/** What somebody searches for, and the cases any of which is a right answer. */
export type Phrase = readonly [words: string, ...cases: readonly [CaseSlug, ...CaseSlug[]]]
