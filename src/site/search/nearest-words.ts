import type { SearchEntry } from './search-entry'

/** The words of the titles that are nearest to what was searched in vain, the nearest first, at most `count`. */
export function nearestWords(entries: readonly SearchEntry[], searched: readonly string[], count = 3): string[] {
  const known = new Map<string, string>()
  for (const { title, inTitle } of entries) {
    const words = title.split(/[^\p{L}]+/u)
    // A folded title has as many words, except where a ligature or a tag is.
    for (const [place, folded] of inTitle.split(/[^\p{L}]+/u).entries())
      if (folded.length > 3 && !known.has(folded)) known.set(folded, words[place]?.toLowerCase() ?? folded)
  }
  return [...known]
    .map(([folded, word]) => ({ word, far: Math.min(...searched.map((one) => distance(one, folded) / one.length)) }))
    .filter(({ far }) => far <= 0.4)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ word }) => word)
}

/** How many letters have to be put in, taken out or changed between two words (Levenshtein). */
function distance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of Array.from(one).entries()) {
    const next = [row + 1]
    for (const [column, target] of Array.from(other).entries()) {
      const changed = (last[column] ?? 0) + (letter === target ? 0 : 1)
      next.push(Math.min(changed, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    last = next
  }
  return last[other.length] ?? 0
}
