import { foldText } from '@/lib/fold-text'
import type { SearchWords } from './words/words'

/** A normalised word: folded, its stem, and the marks of its groups of synonyms. */
export interface Term {
  word: string
  stem: string
  synonyms: readonly string[]
}

/** The sign that marks a group of synonyms; no word begins with it. */
const synonymMark = '='

export const isSynonym = (term: string) => term.startsWith(synonymMark)

/** The terms by which a word is indexed and searched. */
export const formsOf = ({ word, stem, synonyms }: Term): string[] =>
  word === stem ? [stem, ...synonyms] : [word, stem, ...synonyms]

/** Returns a function that cuts a text into the terms of a language; stop words are left out. */
export function createTermReader({ stopWords, stem: stemOfWord, synonyms }: SearchWords): (text: string) => Term[] {
  const stopped = new Set(stopWords.split(/\s+/))
  const stemOf = (word: string) => stemOfWord.exec(word)?.[1] ?? word
  const groups = new Map<string, string[]>()
  for (const [group, line] of synonyms.trim().split('\n').entries())
    for (const word of new Set(wordsOf(line).map(stemOf)))
      groups.set(word, [...(groups.get(word) ?? []), `${synonymMark}${group}`])
  const read = (word: string): Term[] => {
    if (word.length < 2 || stopped.has(word)) return []
    const stem = stemOf(word)
    return [{ word, stem, synonyms: groups.get(stem) ?? [] }]
  }
  // A list's rows share a few thousand words: the cache pays.
  const terms = new Map<string, Term[]>()
  return (text) =>
    wordsOf(text).flatMap((word) => {
      const term = terms.get(word) ?? read(word)
      terms.set(word, term)
      return term
    })
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
