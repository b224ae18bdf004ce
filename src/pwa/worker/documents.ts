/** What stands for parts of another file in a page's texts. */
export const fromFrame = 0
export const fromLayout = 1

/** Parts of documents, and for each page which of them stand where its texts leave room, in turn. */
export interface Parts {
  parts: readonly string[]
  pages: Readonly<Record<string, readonly (readonly number[])[]>>
}

/**
 * What the documents of all languages share. Their inlined sheets are on the device as files: `sheets` has the addresses,
 * and their places are the negative numbers (`~place`).
 */
export interface Frame {
  /** Those of every document, its content policy and all. */
  headers: Readonly<Record<string, string>>
  parts: readonly string[]
  sheets: readonly string[]
  pages: Readonly<Record<string, Parts['pages']>>
}

/** What pages say of their own, in one language. */
export type Texts = Readonly<Record<string, readonly (string | typeof fromFrame | typeof fromLayout)[]>>

/** The files of which a document is put together (build/pack-documents.ts). */
export interface PackedDocument {
  frame: Frame
  /** The texts of its sheets by their addresses. */
  sheets: ReadonlyMap<string, string>
  layout: Parts
  texts: Texts
}

/** The path under which the neutral shell is packed. */
export const shellPath = '/app.html'

/** The file that has a page's texts: a release that changes one page should not replace the texts of all. */
export function sectionOf(path: string): string {
  const [, section] = /^\/(cas|trouver-mon-cas)\//.exec(path) ?? []
  return section ?? String(Array.from(path, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code) % 5)
}

/** The addresses of the sheets that a document inlines. */
export function sheetsOf(path: string, locale: string, { pages, sheets }: Frame): string[] {
  const places = pages[locale]?.[path]?.flat() ?? []
  return places.flatMap((place) => (place < 0 ? (sheets[~place] ?? []) : []))
}

/**
 * A sheet as a document has it. Vite's loader finds the link, which is never fetched, and does not load the sheet a second
 * time.
 */
export const inlinedSheet = (href: string, text: string) =>
  `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>\n`

/** The document of a path; undefined for an address without one. */
export function unpackDocument(path: string, locale: string, packed: PackedDocument): string | undefined {
  const { frame, sheets, layout, texts } = packed
  const frameRuns = frame.pages[locale]?.[path]?.values()
  const layoutRuns = layout.pages[path]?.values()
  const sheet = (href = '') => inlinedSheet(href, sheets.get(href) ?? '')
  const shared = (place: number) => (place < 0 ? sheet(frame.sheets[~place]) : frame.parts[place])
  const pieces = texts[path]?.map((piece) => {
    if (piece === fromFrame) return frameRuns?.next().value?.map(shared).join('')
    if (piece === fromLayout)
      return layoutRuns
        ?.next()
        .value?.map((place) => layout.parts[place])
        .join('')
    return piece
  })
  return pieces?.join('')
}
