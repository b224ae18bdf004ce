import { textOf } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'
import { months } from '@/i18n/dates'
import { decodeEntities, isHtml } from '@/lib/html-to-text'

/** Matches spaces that must not break: before French punctuation, and between a number and its sign or month. */
const unbreakable = new RegExp(
  ` (?=[:;?!»])|(?<=«) |(?<=\\b(?:n°|No\\.)) (?=\\d)|(?<=\\b(?:1er|\\d{1,2})) (?=(?:${[...months.fr, ...months.en].join('|')})\\b)`,
  'g',
)

/** The fields that hold prose, in whichever list; addresses, dates and codes stay as they are. */
const texts = new Set<string>(publicLists.flatMap((list) => list.texts))

/** Replaces spaces by no-break ones in a text of the provider, plain or HTML, but not within tags: they contain addresses. */
export function typeset(text: string): string {
  // With the separators, tags are every other part.
  return text
    .split(/(<[^<>]*>)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(unbreakable, '\u00a0') : part))
    .join('')
}

/** Decodes the entities of plain text, except where that would make HTML of it. */
function plain(text: string): string {
  const decoded = isHtml(text) ? text : decodeEntities(text)
  return isHtml(decoded) ? text : decoded
}

/** Returns a copy of a record with decoded and typeset texts, those of its `details` too. */
export function typesetRow<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [name, typesetValue(name, value)])
  return Object.fromEntries(entries) as Row // the same fields, and texts stay texts
}

function typesetValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return texts.has(name) ? typeset(plain(value)) : value
  return name === 'details' && typeof value === 'object' && value !== null ? typesetRow(value) : value
}

/** Returns the texts of a record as a reader sees them, its title first. */
export const typesetTexts = (list: { texts: readonly string[] }, row: object): string[] =>
  list.texts.map((field) => textOf(typesetRow(row), field))
