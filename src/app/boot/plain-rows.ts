// Loaded by the boot script when a reader with data saving on requests a list: shows the provider's rows without the client
// bundle. It imports only types, because a shared module would load the bundle's chunks.
import type { DateField, TitleField } from '@/contract/rows/define-rows'

/** The shown fields of the public lists (contract/rows), of which each list has some. */
type Row = Partial<Record<DateField | TitleField | 'description' | 'document' | 'slug' | 'youtube_id', unknown>>

const titles = { title: 0, titre: 0, nom: 0 } satisfies Record<TitleField, 0>
const dates = {
  communication_date: 0,
  publication_date: 0,
  datePublication: 0,
  date: 0,
} satisfies Record<DateField, 0>

/** Returns the text of the first of these fields that the row has. */
const firstOf = (row: Row, fields: Partial<Record<keyof Row, 0>>) =>
  text(Object.entries(row).find(([field]) => field in fields)?.[1])

/** Reads lists of the provider and shows their rows in `list`, newest first; rejects when a list cannot be read. */
export async function showRows(
  list: HTMLElement,
  paths: readonly string[],
  ask: (path: string, signal: AbortSignal) => Promise<Response>,
): Promise<void> {
  const signal = AbortSignal.timeout(8000)
  const read = async (path: string) =>
    rowsOf(await ask(path, signal)).then((rows) => rows.map((row) => entry(row, path)))
  const entries = (await Promise.all(paths.map(read))).flat().sort((one, other) => other.moment - one.moment)
  // The client bundle has been requested meanwhile, and hydrates the list as it was prerendered.
  if (document.documentElement.dataset['bundle'] !== 'waiting') return
  list.dataset['state'] = entries.length > 0 ? 'shown' : 'empty'
  const rows = add(list, 'ol')
  rows.append(...entries.map(({ item }) => item))
  // The focused button is gone.
  rows.tabIndex = -1
  rows.focus({ preventScroll: true })
}

async function rowsOf(answer: Response): Promise<Row[]> {
  let body = await answer.json()
  // Bare, {data} or {data: {data}}.
  while (body && !Array.isArray(body)) body = body.data
  if (!answer.ok || !body) throw new Error(`${answer.url} is no list`)
  return body.filter((row: unknown) => typeof row === 'object' && row !== null)
}

function entry(row: Row, path: string) {
  const title = firstOf(row, titles)
  const description = withoutTags(text(row.description))
  const moment = Date.parse(firstOf(row, dates)) || 0
  const address = addressOf(row, path)
  const item = document.createElement('li')
  if (title && address) add(add(item, 'h2'), 'a', title).setAttribute('href', address)
  else if (title) add(item, 'h2', title)
  const { lang } = document.documentElement
  const day = { dateStyle: 'long', timeZone: 'Africa/Douala' } as const
  if (moment) add(item, 'time', new Date(moment).toLocaleDateString(lang, day))
  // The linked page has the whole text.
  const isCut = address && description.length > 300
  if (description) add(item, 'p', isCut ? description.slice(0, 300).replace(/\s+\S*$/, '…') : description)
  return { moment, item }
}

/** Returns the address of a row's document, page or video, where it is safe to open (contract/rows/safe-address.ts). */
function addressOf(row: Row, path: string): string | undefined {
  const [document, slug, video] = [text(row.document), text(row.slug), text(row.youtube_id)]
  const page = slug && `${path.replace('/api', '')}/${encodeURIComponent(slug)}`
  const address = document || page || (/^[\w-]{11}$/.test(video) && `https://www.youtube.com/watch?v=${video}`)
  if (!address || !URL.canParse(address, location.origin)) return undefined
  const { href, protocol, origin, username } = new URL(address, location.origin)
  const isWhole = /^https?:$/.test(protocol) && /^https?:/i.test(address) && username === ''
  return isWhole || origin === location.origin ? href : undefined
}

function add(place: Element, name: string, content = ''): HTMLElement {
  const element = document.createElement(name)
  // French writes a no-break space before these marks.
  element.textContent = content.replaceAll(/ (?=[:;?!»])/g, '\u00a0')
  place.append(element)
  return element
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Returns the text of HTML with its paragraphs as lines. Callers show it as text. */
const withoutTags = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|h\d|div|blockquote)>\s*|<br[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
