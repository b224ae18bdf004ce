/**
 * Folds a text for comparison. Accents, case, invisible signs (soft hyphens, zero-width signs) and the dots of initials are
 * dropped; ligatures become their letters, and every dash, apostrophe and space the plain one of the keyboard.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[‘’‛ʼ′`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b([a-z])\.(?: (?=[a-z]\.))?/g, '$1')
}

/** Returns the folded words of a search; a text matches when it contains each of them, in any order. */
export const foldedWords = (search: string): string[] => foldText(search).split(' ').filter(Boolean)

/** Returns a function from a row to its folded texts, each folded once: thousands of rows at every key press cause a visible delay. */
export function foldedOnce<Row extends object>(textsOf: (row: Row) => readonly string[]): (row: Row) => string {
  const folded = new WeakMap<Row, string>()
  return (row) => {
    const text = folded.get(row) ?? foldText(textsOf(row).join(' '))
    folded.set(row, text)
    return text
  }
}
