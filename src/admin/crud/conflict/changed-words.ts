export interface Part {
  /** Its offset in the text. */
  at: number
  text: string
  isChanged: boolean
}

/**
 * The maximum number of compared word pairs. Beyond it all words from the first to the last change count as changed.
 */
const maxPairs = 4_000_000

/**
 * Splits a text into parts, of which those are changed whose words are missing from the same place in one of the
 * `others`.
 */
export function changedWords(text: string, others: readonly string[]): Part[] {
  const words = text.split(/(?<=\s)(?=\S)/)
  const plain = words.map((word) => word.trim())
  const flags = plain.map(() => false)
  for (const other of others) for (const index of missingFrom(plain, other.split(/\s+/))) flags[index] = true
  const parts: Part[] = []
  let at = 0
  for (const [index, word] of words.entries()) {
    const isChanged = flags[index] === true
    const last = parts.at(-1)
    if (last?.isChanged === isChanged) last.text += word
    else parts.push({ at, text: word, isChanged })
    at += word.length
  }
  return parts
}

/** Returns the indexes of the words outside the longest common subsequence. */
function missingFrom(words: readonly string[], others: readonly string[]): number[] {
  const maxSame = Math.min(words.length, others.length)
  let start = 0
  while (start < maxSame && words[start] === others[start]) start += 1
  let end = 0
  while (end < maxSame - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const own = words.slice(start, words.length - end)
  const their = others.slice(start, others.length - end)
  if (own.length * their.length > maxPairs) return own.map((_, index) => start + index)
  // The length of the longest common subsequence of the rests from each pair of indexes on.
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(their.length + 1))
  const lengthFrom = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = own.length - 1; row >= 0; row -= 1)
    for (let column = their.length - 1; column >= 0; column -= 1)
      (lengths[row] as Uint16Array)[column] =
        own[row] === their[column]
          ? lengthFrom(row + 1, column + 1) + 1
          : Math.max(lengthFrom(row + 1, column), lengthFrom(row, column + 1))
  const missing: number[] = []
  for (let row = 0, column = 0; row < own.length; ) {
    if (own[row] === their[column]) {
      row += 1
      column += 1
    } else if (column < their.length && lengthFrom(row, column + 1) >= lengthFrom(row + 1, column)) column += 1
    else {
      missing.push(start + row)
      row += 1
    }
  }
  return missing
}
