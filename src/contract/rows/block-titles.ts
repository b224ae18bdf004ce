import { foldText } from '../../lib/fold-text.ts'

// Blocks are contents about the institution itself: of one type, with titles that begin with a reserved word. Editors find
// the convention in docs/content-blocks.md. The provider translates titles, so that the words of both languages are
// recognised in either.

/** The type of every block, one of the five that the provider accepts. */
export const blockType = 'publication'

/** The reserved words, folded; forms propose the first one. */
const words = {
  place: ['coordonnees', 'contact details', 'coordinates'],
  costs: ['frais', 'cout', 'couts', 'costs', 'cost', 'fees', 'charges', 'expenses'],
  delay: ['delai', 'delais', 'time', 'times', 'timeframe', 'time limit', 'deadline', 'deadlines', 'delay', 'delays'],
  press: ['contact presse', 'press contact', 'media contact'],
  legal: ['mentions legales', 'legal notice', 'legal notices', 'legal information'],
  privacy: ['confidentialite', 'privacy', 'privacy notice', 'privacy policy', 'confidentiality'],
} as const

export type BlockKind = keyof typeof words

const kinds = byWord(words)

export interface BlockTitle {
  kind: BlockKind
  /** The subject, as written: a place, or the slug or title of a case; '' for all of them. */
  key: string
  /** The block is written in English, for readers in English only. */
  isEnglish: boolean
}

/** Parses the title of a block, whatever its case, accents and spaces; undefined for any other content. */
export function blockTitle(titre: string): BlockTitle | undefined {
  const [, mark, word = '', key = ''] =
    /^\s*([[(]\s*en\s*[\])])?\s*([^:–—]+?)\s*(?:(?::|[–—]|\s-\s)\s*(.*?)\s*)?$/i.exec(titre) ?? []
  const kind = kinds.get(fold(word))
  return kind && { kind, key, isEnglish: mark !== undefined }
}

/** Inverts a table of words: each word with its name. */
export function byWord<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
): ReadonlyMap<string, Name> {
  const names = Object.keys(table) as Name[] // its own keys
  return new Map(names.flatMap((name) => table[name].map((word) => [word, name] as const)))
}

/** Folds a word or a line. */
export const fold = (text: string) => foldText(text).trim()
