import { expect, test } from 'vitest'
import { pdfFacts } from '@/admin/documents/pdf-facts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1')).buffer

/** Returns a PDF of one page with this content and an empty cross-reference table, as in a damaged file. */
const pdf = (content: string, { catalog = '', trailer = '' } = {}) =>
  bytes(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
6 0 obj << /Title (Rapport \\(annuel\\) de l\\220\\351t\\351) >> endobj
xref
0 1
trailer << /Root 1 0 R ${trailer} >>
startxref
0
%%EOF`)

test('a tagged document has its pages, title and language, and text', async () => {
  const tagged = '/Lang (fr-CM) /MarkInfo << /Marked true >>'
  const file = pdf('BT /F 12 Tf (Bonjour) Tj ET', { catalog: tagged, trailer: '/Info 6 0 R' })
  expect(await pdfFacts(file)).toEqual({
    pages: 1,
    title: 'Rapport (annuel) de l’été',
    language: 'fr-CM',
    isTagged: true,
    isEncrypted: false,
    hasText: true,
  })
})

test('a scan has no text, title or language', async () => {
  expect(await pdfFacts(pdf('q 1 0 0 1 0 0 cm Q'))).toEqual({
    pages: 1,
    title: '',
    language: '',
    isTagged: false,
    isEncrypted: false,
    hasText: false,
  })
})

test('of an encrypted document only that is known', async () => {
  const key = '00'.repeat(32)
  const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`
  expect(await pdfFacts(pdf('', { trailer }))).toMatchObject({ isEncrypted: true, title: '', language: '' })
})

test('a file that is no PDF is not read', async () => {
  expect(await pdfFacts(bytes('PK\u0003\u0004'))).toBeUndefined()
  expect(await pdfFacts(bytes('%PDF-1.4\nnothing more'))).toBeUndefined()
})
