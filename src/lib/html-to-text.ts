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
