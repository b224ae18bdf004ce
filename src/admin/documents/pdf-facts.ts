import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says of itself. `pages` is 0, texts are '', where that cannot be read, as in an encrypted one. */
export interface PdfFacts {
  pages: number
  title: string
  language: string
  isTagged: boolean
  isEncrypted: boolean
  /** The lines of its first pages; '' where there are only pictures, as a scanner makes them. */
  text: string
}

/** Of so many pages the text is looked for. */
const maxPages = 10
/** As many characters tell what a document is about. */
const maxText = 4000

const encrypted: PdfFacts = { pages: 0, title: '', language: '', isTagged: false, isEncrypted: true, text: '' }

/**
 * The facts of a PDF, which a worker of pdf.js on `port` reads; undefined where the bytes are none. Nothing of a page is
 * drawn.
 */
export async function pdfFacts(data: ArrayBuffer, port?: Worker): Promise<PdfFacts | undefined> {
  GlobalWorkerOptions.workerPort = port ?? null
  const loading = getDocument({ data, isEvalSupported: false, verbosity: 0 })
  try {
    const document = await loading.promise
    const { info, metadata } = await document.getMetadata()
    // The library's types know nothing of what is in it.
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
