/** The text of HTML, on one line. It is only ever shown as text, so that a mark it misses does no harm. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  return (
    html
      // No "<" inside: else a text of nothing but "<" would be read again from each of them to its end.
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(?:nbsp|#160);/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** The lines of text of HTML or of plain text, one for each paragraph, item of a list and line break. */
export function htmlToLines(html: string): string[] {
  return html
    .replaceAll(/<br[^<>]*>|<\/(?:p|li|h\d|div|tr|blockquote)>/gi, '\n')
    .split('\n')
    .map((line) => htmlToText(line).trim())
    .filter((line) => line !== '')
}
