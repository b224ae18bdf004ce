import { block, decoded } from './plain-text'
import { type Fault, faultsIn } from './typography'

/** A text with corrected typography, and its changes in text order. */
export interface Correction {
  text: string
  changes: readonly { index: number; before: string; after: string }[]
}

/** Replaces the characters from `start` to `end` (exclusive) with `text`. */
interface Edit {
  start: number
  end: number
  text: string
}

const noBreakSpace = '\u00a0'

/** Corrects the typography of a French text, plain or HTML. Tags, entities and addresses are not changed. */
export function corrected(text: string, isHtml: boolean): Correction {
  const { prose, places } = isHtml ? proseOf(text) : { prose: text, places: undefined }
  const edits = editsOf(prose)
  const placeOf = (index: number) => places?.[index]?.start ?? index
  const inText = edits.map(({ start, end, text: next }) => ({
    start: placeOf(start),
    end: start === end ? placeOf(start) : (places?.[end - 1]?.end ?? end),
    text: next,
  }))
  return { text: apply(text, inText), changes: changesOf(prose, edits) }
}

/** Returns the text of HTML, and the range in the HTML of each code unit. A block element starts a new line. */
function proseOf(html: string) {
  let prose = ''
  const places: { start: number; end: number }[] = []
  for (const { index, 0: part, 1: entity } of html.matchAll(/<[^<>]*>|&(#x?[\da-f]+|\w+);|[\s\S]/gi)) {
    const isTag = part.startsWith('<') && part.length > 1
    if (isTag && part.search(block) < 0) continue
    // An unknown entity counts as one character.
    const [character = '·'] = isTag ? '\n' : entity === undefined ? part : (decoded(entity) ?? '·')
    prose += character
    for (let unit = 0; unit < character.length; unit += 1) places.push({ start: index, end: index + part.length })
  }
  return { prose, places }
}

function editsOf(prose: string): Edit[] {
  let from = 0
  return prose.split('\n').flatMap((line) => {
    const at = from
    from += line.length + 1
    return editsOfLine(line).map((edit) => ({ ...edit, start: at + edit.start, end: at + edit.end }))
  })
}

function editsOfLine(line: string): Edit[] {
  const faults = faultsIn(line)
  const quotes = faults.filter(({ problem }) => problem === 'quotation marks')
  const others = faults.filter(({ problem }) => problem !== 'quotation marks').map(editOf)
  return [...others, ...quoteEdits(line, quotes)].toSorted((one, other) => one.start - other.start)
}

function editOf({ problem, index, text }: Fault): Edit {
  switch (problem) {
    case 'space before a sign':
      return { start: index, end: index, text: noBreakSpace }
    case 'space after a sign':
      return { start: index + text.length, end: index + text.length, text: ' ' }
    case 'digits together':
      return {
        start: index,
        end: index + text.length,
        text: text.replaceAll(/\B(?=(?:\d{3})+$)/g, noBreakSpace),
      }
    default:
      return { start: index, end: index + text.length, text: '’' }
  }
}

/** Corrects quotation marks in pairs. If a line has an odd number of straight ones, these are not changed. */
function quoteEdits(line: string, quotes: readonly Fault[]): Edit[] {
  const straight = quotes.filter(({ text }) => text === '"')
  const repaired = straight.length % 2 === 0 ? quotes : quotes.filter((quote) => !straight.includes(quote))
  return repaired.map((quote) => {
    const { index, text } = quote
    const opens = text === '"' ? straight.indexOf(quote) % 2 === 0 : /[“„«]/.test(text)
    const isApart = /\s/.test((opens ? line[index + 1] : line[index - 1]) ?? '')
    const space = isApart ? '' : noBreakSpace
    return { start: index, end: index + 1, text: opens ? `«${space}` : `${space}»` }
  })
}

function apply(text: string, edits: readonly Edit[]): string {
  let done = ''
  let at = 0
  for (const { start, end, text: next } of edits) {
    done += text.slice(at, start) + next
    at = end
  }
  return done + text.slice(at)
}

/** Returns the words that the edits change, before and after. */
function changesOf(prose: string, edits: readonly Edit[]): Correction['changes'] {
  const changes: { start: number; end: number; edits: Edit[] }[] = []
  for (const edit of edits) {
    const last = changes.at(-1)
    if (last && edit.start <= last.end) {
      last.edits.push(edit)
      last.end = Math.max(last.end, wordEnd(prose, edit.end))
    } else {
      const start = /\S{0,20}$/.exec(prose.slice(0, edit.start))?.index ?? edit.start
      changes.push({ start, end: wordEnd(prose, edit.end), edits: [edit] })
    }
  }
  return changes.map(({ start, end, edits: within }) => ({
    index: start,
    before: prose.slice(start, end),
    after: apply(
      prose.slice(start, end),
      within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    ),
  }))
}

const wordEnd = (prose: string, from: number) => from + (/^\S{0,20}/.exec(prose.slice(from))?.[0].length ?? 0)
