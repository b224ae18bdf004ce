/** A text as it is compared: without accents, case, or the marks of HTML; œ and æ are two letters. */
export function fold(text: string): string {
  return plain(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/** The words of a text that may hold HTML. It is only ever shown as text, so what this misses can do no harm. */
export function plain(text: string): string {
  if (!/[<&]/.test(text)) return text
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The part of a text around the first of the words, at most `length` characters; its beginning when none is there. */
export function excerpt(text: string, words: readonly string[], length = 150): string {
  const whole = plain(text)
  if (whole.length <= length) return whole
  const folded = fold(whole)
  const found = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...found, whole.length) - 50)
  const start = found.length === 0 || from < 20 ? 0 : whole.indexOf(' ', from) + 1
  const part = whole.slice(start, start + length)
  return `${start > 0 ? '… ' : ''}${part.slice(0, part.lastIndexOf(' '))} …`
}
