import { foldText } from '@/lib/fold-text'
import { shorten } from '@/lib/shorten'

/** About how many characters stand before the found word. */
const before = 50

/** The part of a text around the first of the folded words, at most `length` characters; its beginning when none is there. */
export function excerpt(whole: string, words: readonly string[], length = 150): string {
  if (whole.length <= length) return whole
  // Folding changes the length of a text: its words are folded one by one.
  const parts = whole.split(/\s+/)
  const index = parts.findIndex((part) => {
    const folded = foldText(part)
    return words.some((word) => folded.includes(word))
  })
  let start = Math.max(index, 0)
  let characters = 0
  while (start > 0 && characters < before) {
    start -= 1
    characters += (parts[start]?.length ?? 0) + 1
  }
  return `${start > 0 ? '… ' : ''}${shorten(parts.slice(start).join(' '), length)}`
}
