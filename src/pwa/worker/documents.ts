/** The prerendered documents of a language, as the build packs them: each page is a list of places among the parts. */
export interface PackedDocuments {
  parts: readonly string[]
  pages: Readonly<Record<string, readonly number[]>>
}

/** The document of a path; undefined for an address without one. */
export function unpackDocument({ parts, pages }: PackedDocuments, path: string): string | undefined {
  return pages[path]?.map((place) => parts[place]).join('')
}
