import { foldText } from '@/lib/fold-text'

/** The part of a text around the first of the words, at most `length` characters; its beginning when none is there. */
export function excerpt(whole: string, words: readonly string[], length = 150): string {
  if (whole.length <= length) return whole
  const folded = foldText(whole)
  const found = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...found, whole.length) - 50)
  const start = found.length === 0 || from < 20 ? 0 : whole.indexOf(' ', from) + 1
  const part = whole.slice(start, start + length)
  return `${start > 0 ? '… ' : ''}${part.slice(0, part.lastIndexOf(' '))} …`
}
