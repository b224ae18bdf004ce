import type { CaseSlug } from '@/site/services/families/families'

/** A searched phrase, and the cases any of which is a correct answer. */
export type Phrase = readonly [words: string, ...cases: readonly [CaseSlug, ...CaseSlug[]]]
