/** Returns the text of HTML on one line. Callers show it as text, so that a tag it misses is harmless. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  return (
    html
      // [^<>] keeps the expression linear on a text of many "<".
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(?:nbsp|#160);/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Returns the text of HTML or plain text in lines: one for each paragraph, list item and line break. */
export function htmlToLines(html: string): string[] {
  return html
    .replaceAll(/<br[^<>]*>|<\/(?:p|li|h\d|div|tr|blockquote)>/gi, '\n')
    .split('\n')
    .map((line) => htmlToText(line).trim())
    .filter((line) => line !== '')
}
