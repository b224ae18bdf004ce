import { diffArrays } from 'diff'

export interface Part {
  /** Its offset in the text. */
  at: number
  text: string
  isChanged: boolean
}

/** The maximum number of words that differ. Beyond it all words count as changed: long texts would be compared for seconds. */
const maxEditLength = 2000

/**
 * Splits a text into parts, of which those are changed whose words are missing from the same place in one of the
 * `others`.
 */
export function changedWords(text: string, others: readonly string[]): Part[] {
  const words = text.split(/(?<=\s)(?=\S)/)
  const plain = words.map((word) => word.trim())
  const flags = plain.map(() => false)
  for (const other of others) {
    const changes = diffArrays(plain, other.split(/\s+/), { maxEditLength })
    let index = 0
    for (const { count, added, removed } of changes ?? [{ count: plain.length, added: false, removed: true }]) {
      if (added) continue
      if (removed) flags.fill(true, index, index + count)
      index += count
    }
  }
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
