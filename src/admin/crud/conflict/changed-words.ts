import { diffArrays } from 'diff'

export interface Part {
  /** Its offset in the text. */
  at: number
  text: string
  isChanged: boolean
}

/** The maximum number of words that differ. Beyond it all words count as changed: long texts would be compared for seconds. */
const maxEditLength = 2000

/** Returns for each word whether it is missing from the same place in one of the `others`. */
export function changedFlags(words: readonly string[], others: readonly (readonly string[])[]): boolean[] {
  const flags = words.map(() => false)
  for (const other of others) {
    const changes = diffArrays([...words], [...other], { maxEditLength })
    let index = 0
    for (const { count, added, removed } of changes ?? [{ count: words.length, added: false, removed: true }]) {
      if (added) continue
      if (removed) flags.fill(true, index, index + count)
      index += count
    }
  }
  return flags
}

/** Splits a text into parts, of which those are changed whose words are missing from the same place in one of the `others`. */
export function changedWords(text: string, others: readonly string[]): Part[] {
  const words = wordsOf(text)
  const flags = changedFlags(
    words.map((word) => word.trim()),
    others.map((other) => other.split(/\s+/)),
  )
  return partsOf(words, flags)
}

/** Joins words to parts. The space behind the last word of a changed part has not changed. */
export function partsOf(words: readonly string[], flags: readonly boolean[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (text: string, isChanged: boolean) => {
    if (text === '') return
    const last = parts.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ at, text, isChanged })
    at += text.length
  }
  for (const [index, word] of words.entries()) {
    const isChanged = flags[index] === true
    const end = isChanged && flags[index + 1] !== true ? word.trimEnd().length : word.length
    add(word.slice(0, end), isChanged)
    add(word.slice(end), false)
  }
  return parts
}

/** Splits a text into its words, each with the space behind it. */
export const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/)
