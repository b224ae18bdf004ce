import type { CaseSlug } from '@/site/services/cases/cases'

/** A searched phrase, and the cases any of which is a correct answer. */
export type Phrase = readonly [words: string, ...cases: readonly [CaseSlug, ...CaseSlug[]]]
