import type { PackedDocuments } from '../src/pwa/worker/documents.ts'

/**
 * The documents of a language for the worker. Most of a document is the frame and the style sheets that it shares with
 * others: each different part is stored once, so that what the worker stores and parses grows by what a page says.
 */
export function packDocuments(documents: Readonly<Record<string, string>>): PackedDocuments {
  const places = new Map<string, number>()
  const pages = Object.entries(documents).map(([path, document]) => {
    const parts = document.split(/(?<=\n)|(?<=<div id="root"[^>]*>)|(?=<main )|(?<=<\/main>)/)
    return [
      path,
      parts.map((part) => {
        const place = places.get(part) ?? places.size
        places.set(part, place)
        return place
      }),
    ] as const
  })
  return { parts: [...places.keys()], pages: Object.fromEntries(pages) }
}
