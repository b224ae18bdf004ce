import { foldText } from '@/lib/fold-text'

// What editors write about the institution itself: contents of one type whose titles begin with a reserved word. The
// convention is the editors' own in docs/content-blocks.md. The provider translates titles too, so that the words
// of both languages are read in either.

/** The type that every block has, of the five that the provider accepts. */
export const blockType = 'publication'

/** The words that a title begins with, folded; the first one is what the form proposes. */
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
  /** What the block is about, as written: a place, or the slug or the title of a case; '' where it is about all of them. */
  key: string
  /** Written in English, for readers in English alone. */
  isEnglish: boolean
}

/** What a title says, in any capitals, accents and spaces; undefined for the title of another content. */
export function blockTitle(titre: string): BlockTitle | undefined {
  const [, mark, word = '', key = ''] =
    /^\s*([[(]\s*en\s*[\])])?\s*([^:–—]+?)\s*(?:(?::|[–—]|\s-\s)\s*(.*?)\s*)?$/i.exec(titre) ?? []
  const kind = kinds.get(fold(word))
  return kind && { kind, key, isEnglish: mark !== undefined }
}

/** A table of words, each with its entry. */
export function byWord<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
): ReadonlyMap<string, Name> {
  const names = Object.keys(table) as Name[] // its own keys
  return new Map(names.flatMap((name) => table[name].map((word) => [word, name] as const)))
}

/** Without accents, capitals and repeated spaces, no-break ones included. */
export const fold = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim()
