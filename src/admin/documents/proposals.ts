import * as v from 'valibot'
import { requiredDate } from '@/contract/form-fields'
import { months } from '@/i18n/dates'
import { foldText } from '@/lib/fold-text'

/** Values found in a document, '' if not found. The date is in ISO format. */
export interface Proposals {
  title: string
  date: string
  description: string
}

/** Matches folded lines of a letterhead: country, motto, sender, reference number, place and date. */
const head =
  /^(?:republi(?:que|c)|(?:paix|peace)\b|ministere|ministry|caisse des depots|deposits and consignments|direction|la direction|the (?:general )?management|directeur|le directeur|n\s?[°o]|ref\b|yaounde|douala|bp\b|b\.p|p\.o|tel\b|e-?mail|www|https?:|communique(?: de presse| radio.presse)?$|communique(?: de presse)? n|press release(?: no.*)?$|[-–—_*\s\d/]+$)/

/** Long lines are excluded: a sentence can start like a line of the letterhead. */
const isHead = (line: string) => head.test(foldText(line)) && line.split(' ').length < 8

/** Matches titles that a word processor or a scanner generates. */
const madeUp =
  /^(?:about:|microsoft|untitled|sans titre|document\b|scan|img|\S+\.(?:docx?|odt|pdf|indd)$)|\.(?:docx?|odt)$/i

const subject = /^(?:objet|object|subject|re)\s*:\s*/

/** The maximum length of a description of two sentences, in characters. */
const maxDescription = 400

/** Proposes a title, a date and a description from the text of a document, in lines, and the title of its properties. */
export function proposalsFrom({ text, title }: { text: string; title: string }): Proposals {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const named = lines.findIndex((line) => subject.test(foldText(line)))
  const at = named >= 0 ? named : lines.findIndex((line) => line.length >= 8 && !isHead(line))
  const line = lines[at] ?? ''
  const written = named >= 0 ? line.slice(line.indexOf(':') + 1).trim() : line
  const own = title.length >= 8 && !madeUp.test(title) && !head.test(foldText(title)) ? title : ''
  // A line that ends with a comma or semicolon, or that is long, is not a title.
  const heading = /[,;]$/.test(written) || written.length > 160 ? '' : written.replace(/\.$/, '')
  const rest = lines.slice(heading === '' ? Math.max(at, 0) : at + 1)
  return { title: own || heading, date: dateIn(lines), description: firstSentences(rest) }
}

const monthNames = [months.fr, months.en].map((names) => names.map((name) => foldText(name)))
const anyMonth = monthNames.flat().join('|')
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:er|st|nd|rd|th)? (${anyMonth}) ((?:19|20)\\d\\d)\\b`)
const monthFirst = new RegExp(`\\b(${anyMonth}) (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)\\b`)
const inDigits = /\b(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d\d)\b/

/** Returns the date after the place of a letter, else the first date; '' if there is none. */
function dateIn(lines: readonly string[]): string {
  const folded = lines.map((line) => foldText(line))
  const placed = folded.filter((line) => /^[\p{L} -]{3,30},? (?:le|on|this)? ?\d|^[\p{L}-]{3,30},? le /u.test(line))
  return [...placed, ...folded].map(dateOf).find((date) => date !== '') ?? ''
}

function dateOf(line: string): string {
  const [, day = '', month = '', year = ''] = dayFirst.exec(line) ?? []
  if (day) return iso(year, monthNumber(month), Number(day))
  const [, name = '', second = '', itsYear = ''] = monthFirst.exec(line) ?? []
  if (name) return iso(itsYear, monthNumber(name), Number(second))
  const [, first = '', number = '', last = ''] = inDigits.exec(line) ?? []
  return first ? iso(last, Number(number), Number(first)) : ''
}

const monthNumber = (name: string) =>
  monthNames.map((names) => names.indexOf(name) + 1).find((number) => number > 0) ?? 0

function iso(year: string, month: number, day: number): string {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return v.is(requiredDate, date) ? date : ''
}

/** Returns the first one or two sentences of the body. */
function firstSentences(lines: readonly string[]): string {
  const body = lines.filter((line) => !isHead(line))
  const start = body.findIndex((line) => line.split(' ').length >= 5)
  if (start < 0) return ''
  const prose = body
    .slice(start)
    .join(' ')
    .replaceAll(/(?<=\p{Ll})- (?=\p{Ll})/gu, '')
  const sentences = prose.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+(?=\s|$)/g) ?? []
  let description = ''
  for (const sentence of sentences.slice(0, 2)) {
    if (description !== '' && description.length + sentence.length > maxDescription) break
    description += sentence
  }
  return description.trim()
}
