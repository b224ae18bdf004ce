/** What a PDF says of itself. `pages` is 0, texts are '', where that cannot be read, as in an encrypted one. */
export interface PdfFacts {
  pages: number
  title: string
  language: string
  isTagged: boolean
  isEncrypted: boolean
  /** Only pictures, as a scanner makes it, or text as well. */
  content: 'text' | 'images' | 'unknown'
}

/** The dictionary of an object as it is written, and where its stream lies in the file. */
interface PdfObject {
  text: string
  stream?: { start: number; end: number }
}

/**
 * The facts of a PDF (ISO 32000), read from its catalog; undefined where the bytes are none. Objects are found by their
 * marks, not through the table of their places, which damaged files have wrong; nothing of a page is drawn.
 */
export async function pdfFacts(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFacts | undefined> {
  const file = textOf(bytes)
  if (!file.slice(0, 1024).includes('%PDF-')) return undefined
  const objects = await objectsOf(file, bytes)
  const heads = [
    ...[...objects.values()].filter(({ text }) => /\/Type\s*\/XRef\b/.test(text)).map(({ text }) => text),
    ...[...file.matchAll(/\btrailer\b([\s\S]*?)startxref/g)].map(([, text = '']) => text),
  ]
  const follow = (text: string, key: string): PdfObject | undefined => {
    const [, number] = new RegExp(`/${key}\\s+(\\d+)\\s+\\d+\\s+R`).exec(text) ?? []
    return number === undefined ? undefined : objects.get(Number(number))
  }
  /** A value that stands in the dictionary or in an object of its own. */
  const within = (text: string, key: string) => `${text} ${follow(text, key)?.text ?? ''}`
  const last = (key: string) => heads.map((text) => follow(text, key)).findLast((object) => object !== undefined)
  const catalog = last('Root')?.text
  if (catalog === undefined && heads.length === 0) return undefined
  const isEncrypted = heads.some((text) => /\/Encrypt\b/.test(text))
  const described = follow(catalog ?? '', 'Metadata')
  const metadata = described?.stream ? textOf(await decoded(described, bytes)) : ''
  const [, counted] = /\/Count\s+(\d+)/.exec(follow(catalog ?? '', 'Pages')?.text ?? '') ?? []
  const texts = [...objects.values()].map(({ text }) => text)
  return {
    pages: counted === undefined ? texts.filter((text) => /\/Type\s*\/Page\b/.test(text)).length : Number(counted),
    title: isEncrypted ? '' : stringAt(last('Info')?.text ?? '', 'Title') || titleIn(metadata),
    language: isEncrypted ? '' : stringAt(catalog ?? '', 'Lang'),
    isTagged: /\/Marked\s+true\b/.test(within(catalog ?? '', 'MarkInfo')) && /\/StructTreeRoot\b/.test(catalog ?? ''),
    isEncrypted,
    content: texts.some((text) => /\/Type\s*\/Font\b/.test(text))
      ? 'text'
      : texts.some((text) => /\/Subtype\s*\/Image\b/.test(text))
        ? 'images'
        : 'unknown',
  }
}

/** Bytes as characters of the same numbers. */
function textOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}

async function objectsOf(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Map<number, PdfObject>> {
  const objects = new Map<number, PdfObject>()
  const marks = /\b(\d+)\s+\d+\s+obj\b/g
  for (let mark = marks.exec(file); mark !== null; mark = marks.exec(file)) {
    const from = marks.lastIndex
    const end = indexOr(file, 'endobj', from, file.length)
    const opening = /\bstream\r?\n/.exec(file.slice(from, end))
    const object: PdfObject = { text: file.slice(from, opening ? from + opening.index : end) }
    marks.lastIndex = end
    if (opening) {
      const start = from + opening.index + opening[0].length
      object.stream = { start, end: indexOr(file, 'endstream', start, file.length) }
      marks.lastIndex = object.stream.end
    }
    objects.set(Number(mark[1]), object)
    if (/\/Type\s*\/ObjStm\b/.test(object.text)) {
      for (const [number, text] of packed(object.text, textOf(await decoded(object, bytes)))) {
        objects.set(number, { text })
      }
    }
  }
  return objects
}

const indexOr = (text: string, part: string, from: number, otherwise: number) => {
  const index = text.indexOf(part, from)
  return index === -1 ? otherwise : index
}

/** The objects of an object stream, with their numbers. */
function packed(dictionary: string, content: string): [number, string][] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0)
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number)
  const places = numbers.filter((_, index) => index % 2 === 1)
  return places.map((place, index) => [
    numbers[index * 2] ?? 0,
    content.slice(first + place, first + (places[index + 1] ?? content.length)),
  ])
}

/** What a stream holds; nothing where it is encrypted, damaged or packed otherwise. */
async function decoded({ text, stream }: PdfObject, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (stream === undefined) return new Uint8Array()
  const content = bytes.subarray(stream.start, stream.end)
  if (!/\/Filter\b/.test(text)) return content
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(text)) return new Uint8Array()
  return inflated(content)
}

/** What was read before the end of the data or a fault: a line break may follow it. */
async function inflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  } catch {
    // What came before counts.
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The text of a key; '' where it has none. */
function stringAt(dictionary: string, key: string): string {
  const start = new RegExp(`/${key}\\s*(?=[(<])`).exec(dictionary)
  if (start === null) return ''
  const rest = dictionary.slice(start.index + start[0].length)
  const [, hex] = /^<([\s\da-f]*)>/i.exec(rest) ?? []
  if (hex === undefined) return unicode(literal(rest))
  const digits = hex.replaceAll(/\s/g, '')
  return unicode(digits.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))
}

const escaped: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }

/** A string in parentheses, which may hold others and escapes. */
function literal(text: string): string {
  let depth = 0
  let value = ''
  for (const [part] of text.matchAll(/\\(?:[0-7]{1,3}|\r\n|[\s\S])|[\s\S]/g)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (depth === 0) break
    if (part.startsWith('\\')) {
      const rest = part.slice(1)
      value += /^[0-7]/.test(rest) ? String.fromCharCode(Number.parseInt(rest, 8)) : (escaped[rest] ?? rest)
    } else if (part !== '(' || depth > 1) value += part
  }
  return value
}

/** PDFDocEncoding's characters from 0x80 on, where Latin 1 has none. */
const documentSigns = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'

/** Text in UTF-16 or UTF-8 where it begins so, else in PDFDocEncoding. */
function unicode(text: string): string {
  const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0))
  if (text.startsWith('\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes).trim()
  if (text.startsWith('\u00ef\u00bb\u00bf')) return new TextDecoder().decode(bytes).trim()
  return text.replaceAll(/[\u0080-\u009e]/g, (one) => documentSigns[one.charCodeAt(0) - 0x80] ?? one).trim()
}

/** The title in a packet of XMP. */
function titleIn(metadata: string): string {
  const [, title = ''] = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(metadata) ?? []
  return new TextDecoder().decode(Uint8Array.from(title, (one) => one.charCodeAt(0))).trim()
}
