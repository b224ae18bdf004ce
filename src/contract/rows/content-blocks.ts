import { htmlToLines } from '@/lib/html-to-text'
import { isIsoDay } from '@/lib/iso-day'
import { type BlockKind, type BlockTitle, blockTitle, byWord, fold } from './block-titles'

// The content of blocks. It is apart from block-titles.ts, which every page loads.

interface BlockRow {
  id: number
  titre: string
  Description: string
  updated_at: string
}

export interface ContentBlock extends BlockTitle {
  id: number
  /** As written: HTML or plain text. */
  html: string
  /** Its lines of text, without the line `updated`. */
  lines: readonly string[]
  /** The line "Mis à jour …", as written; '' for none. */
  updated: string
  /** When the provider changed it, in ISO; '' for unknown. */
  updatedAt: string
}

/** Returns the blocks for readers of a language, in the provider's order; English readers get blocks in English first. */
export function contentBlocks(rows: readonly BlockRow[], locale: string): ContentBlock[] {
  const all = rows.flatMap((row) => blockOf(row) ?? [])
  const own = all.filter(({ isEnglish }) => isEnglish)
  return [...(locale === 'en' ? own : []), ...all.filter(({ isEnglish }) => !isEnglish)]
}

function blockOf({ id, titre, Description, updated_at }: BlockRow): ContentBlock | undefined {
  const title = blockTitle(titre)
  const lines = htmlToLines(Description)
  const isUpdate = (line: string) => /^(?:mise? a jour|(?:last )?updated?)\b/.test(fold(line))
  const shown = lines.filter((line) => !isUpdate(line))
  if (title === undefined || shown.length === 0) return undefined
  const updated = lines.find(isUpdate) ?? ''
  return { ...title, id, html: Description, lines: shown, updated, updatedAt: updated_at }
}

/** Returns the block of a kind for the first of `keys` that has one; '' is the block about all. */
export function findBlock(
  blocks: readonly ContentBlock[],
  kind: BlockKind,
  keys: readonly string[] = [''],
): ContentBlock | undefined {
  const ofKind = blocks.filter((block) => block.kind === kind)
  return keys.map((key) => ofKind.find((block) => fold(block.key) === fold(key))).find((found) => found !== undefined)
}

/** Opening hours of some days of the week (0 is Sunday), in minutes of the day. */
export interface Hours {
  days: readonly number[]
  from: number
  to: number
}

/** The first and the last day, in ISO, of an exceptional closure. */
export interface Closure {
  first: string
  last: string
}

/** The contact details of a place or an office. Missing ones are '' or empty. */
export interface ContactDetails {
  name: string
  address: string
  city: string
  phone: string
  email: string
  /** Latitude and longitude, in degrees. */
  position: readonly [number, number] | undefined
  hours: readonly Hours[]
  closures: readonly Closure[]
  /** The documents to bring. */
  papers: string
  /** Lines without a known label. */
  notes: readonly string[]
}

/** Returns the places, the head office first. */
export function placesOf(blocks: readonly ContentBlock[]): ContactDetails[] {
  const all = blocks.filter(({ kind }) => kind === 'place')
  const english = all.filter(({ isEnglish }) => isEnglish)
  const places = (english.length > 0 ? english : all).map(contactDetails)
  const isHead = ({ name }: ContactDetails) => /^(?:siege|head ?(?:office|quarters)|headquarters)/.test(fold(name))
  return [...places.filter(isHead), ...places.filter((place) => !isHead(place))]
}

/** The labels of a place's lines, folded. */
const labels = byWord({
  address: ['adresse', 'address'],
  city: ['ville', 'city', 'town'],
  phone: ['telephone', 'tel', 'tel.', 'phone'],
  email: ['e-mail', 'email', 'courriel', 'mail', 'adresse electronique', 'email address'],
  position: ['coordonnees gps', 'gps', 'gps coordinates', 'position'],
  papers: ['a apporter', 'pieces a apporter', 'to bring', 'documents to bring', 'what to bring'],
  hours: ['horaires', 'heures', 'hours', 'opening hours', 'schedule'],
  name: ['nom', 'name'],
  closure: ['fermeture', 'fermeture exceptionnelle', 'ferme', 'closure', 'exceptional closure', 'closed'],
})

/** Parses lines like "Adresse : …", "Téléphone : …", "lundi–vendredi : 7h30–15h30", in any order. */
export function contactDetails({ key, lines }: Pick<ContentBlock, 'key' | 'lines'>): ContactDetails {
  const texts = { name: key, address: '', city: '', phone: '', email: '', papers: '' }
  const hours: Hours[] = []
  const closures: Closure[] = []
  const notes: string[] = []
  let position: ContactDetails['position']
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:]{1,30}?)\s*:\s*(.*)$/.exec(line) ?? []
    const field = labels.get(fold(label))
    const open = hoursOf(field === 'hours' ? value : line)
    if (field === 'position') position = positionOf(value)
    else if (field === 'closure') {
      closures.push(...closureOf(value))
      notes.push(line)
    } else if (open) hours.push(...open)
    else if (field && field !== 'hours') texts[field] ||= value
    else if (field !== 'hours') notes.push(line)
  }
  return { ...texts, position, hours, closures, notes }
}

function positionOf(value: string): ContactDetails['position'] {
  const [latitude = Number.NaN, longitude = Number.NaN] = (value.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  )
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

const dayNames = [
  'dim(?:anche)?|sun(?:day)?',
  'lun(?:di)?|mon(?:day)?',
  'mar(?:di)?|tue(?:s(?:day)?)?',
  'mer(?:credi)?|wed(?:nesday)?',
  'jeu(?:di)?|thu(?:rs(?:day)?)?',
  'ven(?:dredi)?|fri(?:day)?',
  'sam(?:edi)?|sat(?:urday)?',
]
const anyDay = `\\b(?:${dayNames.map((name) => `(${name})`).join('|')})s?\\b\\.?`
const beginsWithDay = new RegExp(`^(?:du |from |le |les |every )?${anyDay}`)
const day = new RegExp(anyDay, 'g')
const time = /(\d{1,2})\s?(?:[h:]\s?([0-5]\d(?!\d|\s?[h:]))?\s?(?:([ap])\.?m)?|([ap])\.?m)/g

/** Returns the hours of a line that begins with days, [] where it says "closed"; undefined for any other line. */
function hoursOf(line: string): Hours[] | undefined {
  const text = fold(line)
  if (!beginsWithDay.test(text)) return undefined
  const times = [...text.matchAll(time)].map(([, hour, minutes = '0', half = '', otherHalf = half]) =>
    minutesOf(Number(hour), Number(minutes), otherHalf),
  )
  if (times.length < 2) return /ferme|closed/.test(text) ? [] : undefined
  const days = daysOf(text)
  return Array.from({ length: Math.floor(times.length / 2) }, (_, n) => ({
    days,
    from: times[2 * n] ?? 0,
    to: times[2 * n + 1] ?? 0,
  })).filter(({ from, to }) => from < to && to <= 24 * 60)
}

const minutesOf = (hour: number, minutes: number, half: string) =>
  (half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes

/** Returns the days that a text names. A dash, "au" or "to" between two days is a range. */
function daysOf(text: string): number[] {
  const found = [...text.matchAll(day)].map((match) => ({
    number: match.slice(1).findIndex((name) => name !== undefined),
    start: match.index,
    end: match.index + match[0].length,
  }))
  return found.flatMap(({ number, end }, n) => {
    const next = found[n + 1]
    if (next === undefined || !/^\s*(?:-|–|—|au|a|to|through)\s*$/.test(text.slice(end, next.start))) return [number]
    // The range's last day follows as a match of its own.
    return Array.from({ length: (next.number - number + 7) % 7 }, (_, step) => (number + step) % 7)
  })
}

/** How the names of the months begin in both languages. */
const months = ['jan', 'fe[bv]', 'mar', 'a[pv]r', 'ma[iy]', 'jui?n', 'jui?l', 'a(?:ou|ug)', 'sep', 'oct', 'nov', 'dec']

/** Returns the closure of one day, or from the first to the last of two; [] where the days cannot be read. */
function closureOf(value: string): Closure[] {
  const days = fold(value)
    .replaceAll(/([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?, ?(\d{4})/g, '$2 $1 $3')
    .replaceAll(
      /\b(\d{1,2})(?:er|st|nd|rd|th)?(?: of)?[ /]([a-z]+|\d{1,2})\.?,?[ /](\d{4})/g,
      (_, date: string, name: string, year: string) => {
        const month = Number(name) || months.findIndex((start) => new RegExp(`^${start}`).test(name)) + 1
        return [year, ...[`${month}`, date].map((part) => part.padStart(2, '0'))].join('-')
      },
    )
    .match(/\b\d{4}-\d\d-\d\d\b/g)
    ?.filter(isIsoDay)
  const [first, last = first, ...others] = days ?? []
  return first === undefined || last === undefined || first > last || others.length > 0 ? [] : [{ first, last }]
}
