/** The content of a text: its lines (paragraphs, items, cells), links and list items. */
export interface PlainText {
  lines: readonly string[]
  /** The addresses of its links and pictures. */
  addresses: readonly string[]
  /** The items of all its lists. */
  items: number
}

export const block =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|td|th|caption|figure|figcaption|hr|br)\b[^<>]*>/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', rsquo: '’', apos: "'" }

/** Parses a text or HTML to lines of plain text, which are never shown as HTML. */
export function plainText(source: string): PlainText {
  const addresses = [...source.matchAll(/\s(?:href|src)\s*=\s*["']([^"']*)["']/gi)].map(([, address = '']) => address)
  const lines = source
    .replaceAll(block, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const typed = lines.filter((line) => /^(?:[-–•*·]|\d{1,2}[.)])\s/.test(line)).length
  return { lines, addresses, items: (source.match(/<li\b/gi)?.length ?? 0) + typed }
}

/** Returns the character of an HTML entity; undefined for an unknown one. */
export function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** Abbreviations, whose full stop does not end a sentence. */
const abbreviation = /(?:^|[\s(])(?:M|MM|Mr|Mrs|Ms|Dr|Pr|Prof|No|St|art|cf|etc|p|P\.O|B\.P|[A-Z])\.$/

/** Returns the sentences of a text; a line without a full stop is one. */
export function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const sentences: string[] = []
    for (const part of line.split(/(?<=[.!?…][»”")]?)\s+(?=[\p{Lu}\d«“"])/u)) {
      const last = sentences.at(-1)
      if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
      else sentences.push(part)
    }
    return sentences
  })
}
