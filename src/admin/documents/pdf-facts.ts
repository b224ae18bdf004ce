import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The properties of a PDF. If they cannot be read, as in an encrypted PDF, `pages` is 0 and texts are ''. */
export interface PdfFacts {
  pages: number
  title: string
  language: string
  isTagged: boolean
  isEncrypted: boolean
  /** The lines of the first pages; '' if they are only images, as in a scan. */
  text: string
}

/** The number of pages whose text is read. */
const maxPages = 10
/** The number of characters after which no further page is read. */
const maxText = 4000

const encrypted: PdfFacts = { pages: 0, title: '', language: '', isTagged: false, isEncrypted: true, text: '' }

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
      text: await textIn(document),
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

async function textIn(document: PDFDocumentProxy): Promise<string> {
  let text = ''
  for (let page = 1; page <= Math.min(document.numPages, maxPages) && text.length < maxText; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    text = `${text.trim()}\n`
  }
  return text.trim()
}
