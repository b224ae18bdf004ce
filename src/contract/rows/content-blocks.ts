import { htmlToLines } from '../../lib/html-to-text.ts'
import { type BlockKind, type BlockTitle, blockTitle, byWord, fold } from './block-titles.ts'

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
  const english = all.filter(({ isEnglish }) => isEnglish)
  return [...(locale === 'en' ? english : []), ...all.filter(({ isEnglish }) => !isEnglish)]
}

function blockOf({ id, titre, Description, updated_at }: BlockRow): ContentBlock | undefined {
  const title = blockTitle(titre)
  const lines = htmlToLines(Description)
  const isUpdate = (line: string) => /^(?:mise? a jour|(?:last )?updated?)\b/.test(fold(line))
  const contentLines = lines.filter((line) => !isUpdate(line))
  if (title === undefined || contentLines.length === 0) return undefined
  const updated = lines.find(isUpdate) ?? ''
  return { ...title, id, html: Description, lines: contentLines, updated, updatedAt: updated_at }
}

/** Returns the block of a kind for the first of `keys` that has one; '' is the block about all. */
export function findBlock(
  blocks: readonly ContentBlock[],
  kind: BlockKind,
  keys: readonly string[] = [''],
): ContentBlock | undefined {
  const ofKind = blocks.filter((block) => block.kind === kind)
  return keys.map((key) => ofKind.find((block) => fold(block.key) === fold(key))).find((block) => block !== undefined)
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
  /** Lines of opening hours, as written. */
  hours: readonly string[]
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
})

/** Parses lines like "Adresse : …", "Téléphone : …", "lundi–vendredi : 7h30–15h30", in any order. */
export function contactDetails({ key, lines }: Pick<ContentBlock, 'key' | 'lines'>): ContactDetails {
  const texts = { name: key, address: '', city: '', phone: '', email: '', papers: '' }
  const hours: string[] = []
  const notes: string[] = []
  let position: ContactDetails['position']
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:]{1,30}?)\s*:\s*(.*)$/.exec(line) ?? []
    const field = labels.get(fold(label))
    if (field === 'position') position = positionOf(value)
    else if (field === 'hours') hours.push(...(value ? [value] : []))
    else if (field) texts[field] ||= value
    else (isHours(line) ? hours : notes).push(line)
  }
  return { ...texts, position, hours, notes }
}

function positionOf(value: string): ContactDetails['position'] {
  const [latitude = Number.NaN, longitude = Number.NaN] = (value.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  )
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

const beginsWithDay =
  /^(?:du |from |le |les |every )?(?:dim(?:anche)?|sun(?:day)?|lun(?:di)?|mon(?:day)?|mar(?:di)?|tue(?:s(?:day)?)?|mer(?:credi)?|wed(?:nesday)?|jeu(?:di)?|thu(?:rs(?:day)?)?|ven(?:dredi)?|fri(?:day)?|sam(?:edi)?|sat(?:urday)?)s?\b/
const time = /\d{1,2}\s?(?:[h:]|[ap]\.?m)/g

/** Returns whether a line begins with a day and gives its hours or says that the office is closed. */
function isHours(line: string): boolean {
  const text = fold(line)
  return beginsWithDay.test(text) && ((text.match(time) ?? []).length > 1 || /ferme|closed/.test(text))
}
