import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The properties of a PDF. If they cannot be read, as in an encrypted PDF, `pages` is 0 and texts are ''. */
export interface PdfFacts {
  pages: number
  title: string
  language: string
  isTagged: boolean
  isEncrypted: boolean
  /** Whether one of the first pages has text, unlike a scan. */
  hasText: boolean
}

/** The number of pages that are searched for text. */
const maxPages = 10

const encrypted: PdfFacts = { pages: 0, title: '', language: '', isTagged: false, isEncrypted: true, hasText: false }

/** Returns the properties of a PDF, read by the pdf.js worker `port`; undefined if the bytes are not a PDF. */
export async function pdfFacts(data: ArrayBuffer, port?: Worker): Promise<PdfFacts | undefined> {
  GlobalWorkerOptions.workerPort = port ?? null
  const loading = getDocument({ data, isEvalSupported: false, verbosity: 0 })
  try {
    const document = await loading.promise
    const { info, metadata } = await document.getMetadata()
    // The library types `info` as an empty object.
    const { Title, Language, EncryptFilterName } = info as Record<string, unknown>
    if (EncryptFilterName) return { ...encrypted, pages: document.numPages }
    return {
      ...encrypted,
      isEncrypted: false,
      pages: document.numPages,
      title: textOf(Title) || textOf(metadata?.get('dc:title')),
      language: textOf(Language),
      isTagged: (await document.getMarkInfo())?.Marked === true,
      hasText: await hasText(document),
    }
  } catch (error) {
    const { name } = error instanceof Error ? error : {}
    if (name === 'PasswordException') return encrypted
    if (name === 'InvalidPDFException') return undefined
    throw error
  } finally {
    await loading.destroy()
    port?.terminate()
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

async function hasText(document: PDFDocumentProxy): Promise<boolean> {
  for (let page = 1; page <= Math.min(document.numPages, maxPages); page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true
  }
  return false
}
