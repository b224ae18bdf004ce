// @vitest-environment node
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfFacts } from '@/admin/documents/pdf-facts'

const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text as string, 'latin1'))

/** A PDF as old programs write it, with a table of places that is left empty. */
const classic = (objects: string[], trailer: string) =>
  bytes(`%PDF-1.4\n${objects.join('\n')}\nxref\n0 1\ntrailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF`)

const pages = '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 12 >> endobj'
const page = '3 0 obj << /Type /Page /Parent 2 0 R >> endobj'
const font = '4 0 obj << /Type /Font /BaseFont /Helvetica >> endobj'
const catalog =
  '1 0 obj << /Type /Catalog /Pages 2 0 R /Lang (fr-CM) /MarkInfo << /Marked true >> /StructTreeRoot 9 0 R >> endobj'

test('a document made to be read says its pages, title and language, and that it is tagged', async () => {
  const info = '5 0 obj << /Title (Rapport \\(annuel\\) de l\\220\\351t\\351) >> endobj'
  expect(await pdfFacts(classic([catalog, pages, page, font, info], '/Root 1 0 R /Info 5 0 R'))).toEqual({
    pages: 12,
    title: 'Rapport (annuel) de l’été',
    language: 'fr-CM',
    isTagged: true,
    isEncrypted: false,
    content: 'text',
  })
})

test('a scan holds pictures alone and says nothing of itself', async () => {
  const bare = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj'
  const scan = '4 0 obj << /Type /XObject /Subtype /Image /Length 12 >> stream\n/Type /Font \nendstream endobj'
  expect(await pdfFacts(classic([bare, pages, page, scan], '/Root 1 0 R'))).toEqual({
    pages: 12,
    title: '',
    language: '',
    isTagged: false,
    isEncrypted: false,
    content: 'images',
  })
})

test('of an encrypted document nothing is told but that', async () => {
  const info = '5 0 obj << /Title (\\002\\377) >> endobj'
  const facts = await pdfFacts(classic([catalog, pages, info], '/Root 1 0 R /Info 5 0 R /Encrypt 6 0 R'))
  expect(facts).toMatchObject({ isEncrypted: true, title: '', language: '' })
})

test('objects packed in a stream are read, a title in UTF-16, and one in XMP', async () => {
  const packedObjects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang <66722D434D> /Metadata 8 0 R >>',
    '<< /Type /Pages /Count 3 >>',
    '<< /Type /Font >>',
  ]
  const places = packedObjects.map((_, n) => packedObjects.slice(0, n).join(' ').length + (n > 0 ? 1 : 0))
  const head = places.map((place, n) => `${n + 1} ${place}`).join(' ')
  const content = deflateSync(Buffer.from(`${head} ${packedObjects.join(' ')}`))
  const metadata = Buffer.from(
    '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Titre été</rdf:li></rdf:Alt></dc:title>',
  )
  const file = (info: string) =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from(
          `%PDF-1.5\n7 0 obj << /Type /ObjStm /N 3 /First ${head.length + 1} /Filter /FlateDecode >> stream\r\n`,
        ),
        content,
        Buffer.from('\nendstream endobj\n8 0 obj << /Type /Metadata /Subtype /XML >> stream\n'),
        metadata,
        Buffer.from(
          `\nendstream endobj\n${info}\n10 0 obj << /Type /XRef /Root 1 0 R /Info 9 0 R >> stream\n\nendstream endobj`,
        ),
      ]),
    )
  const utf16 = '9 0 obj << /Title <FEFF00C90074> >> endobj'
  expect(await pdfFacts(file(utf16))).toMatchObject({ pages: 3, title: 'Ét', language: 'fr-CM', content: 'text' })
  expect(await pdfFacts(file(''))).toMatchObject({ title: 'Titre été' })
})

test('what is no PDF is not read', async () => {
  expect(await pdfFacts(bytes('PK\u0003\u0004'))).toBeUndefined()
  expect(await pdfFacts(bytes('%PDF-1.4\nnothing more'))).toBeUndefined()
})
