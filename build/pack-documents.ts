import { type Frame, fromFrame, fromLayout, type Parts, sectionOf, type Texts } from '../src/pwa/worker/documents.ts'

/** Documents by language and path. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>

type Written<Type> = { -readonly [Key in keyof Type]: Written<Type[Key]> }

/**
 * The documents for the worker, which answers with these headers, as files by their names. Each changes for a reason of its own, so that a release replaces
 * few of them: `frame` has what all languages share, with the import map, which is another one in every release;
 * `<locale>-layout` what surrounds the pages; and `<locale>-<section>` what they say. Each part is stored once, and sheets
 * not at all: they are files of the build.
 */
export function packDocuments(documents: Documents, headers: Record<string, string>): Record<string, unknown> {
  const isShared = sharedParts(documents)
  const frame = numbered()
  const sheets = numbered()
  const pages: Written<Frame['pages']> = {}
  const files: Record<string, unknown> = {}
  for (const [locale, byPath] of Object.entries(documents)) {
    const layout = numbered()
    const layoutPages: Written<Parts['pages']> = {}
    const sections: Record<string, Written<Texts>> = {}
    const framePages: Written<Parts['pages']> = {}
    for (const [path, document] of Object.entries(byPath)) {
      const page = pageOf(document, isShared)
      const runs = (kind: Kind) => page.filter((run) => run.kind === kind).map((run) => run.parts)
      framePages[path] = runs('frame').map((parts) =>
        parts.map((part) => {
          const [, href] = sheet.exec(part) ?? []
          return href ? ~sheets.place(href) : frame.place(part)
        }),
      )
      layoutPages[path] = runs('layout').map((parts) => parts.map(layout.place))
      const section = (sections[sectionOf(path)] ??= {})
      section[path] = page.map(({ kind, parts }) => (kind === 'texts' ? parts.join('') : places[kind]))
    }
    pages[locale] = framePages
    files[`${locale}-layout`] = { parts: layout.parts(), pages: layoutPages } satisfies Parts
    for (const [name, texts] of Object.entries(sections)) files[`${locale}-${name}`] = texts satisfies Texts
  }
  return { frame: { headers, parts: frame.parts(), sheets: sheets.parts(), pages } satisfies Frame, ...files }
}

/** An inlined sheet, and its address. */
const sheet = /^<style>[^]*<link rel="stylesheet" href="([^"]+)" disabled>\n$/

type Kind = 'frame' | 'layout' | 'texts'

const places = { frame: fromFrame, layout: fromLayout } as const

/** A document as runs of parts that go into the same file. */
function pageOf(document: string, isShared: (part: string) => boolean) {
  const runs: { kind: Kind; parts: string[] }[] = []
  let inBody = false
  for (const part of partsOf(document)) {
    const kind = isShared(part) ? 'frame' : inBody && !part.startsWith('<main ') ? 'layout' : 'texts'
    inBody ||= part.includes('<div id="root"')
    const last = runs.at(-1)
    if (last?.kind === kind) last.parts.push(part)
    else runs.push({ kind, parts: [part] })
  }
  return runs
}

/** Lines, with a style sheet as one of them; the body at its landmarks. */
const partsOf = (document: string) =>
  document.split(/(?<=\n)(?!\/\*)|(?<=<div id="root"[^>]*>)|(?=<main )|(?<=<\/main>)|(?=<script type="importmap")/)

/** Whether a part is found in the documents of every language. */
function sharedParts(documents: Documents): (part: string) => boolean {
  const found = Object.values(documents).map((byPath) => new Set(Object.values(byPath).flatMap(partsOf)))
  return (part) => found.every((parts) => parts.has(part))
}

/** A list of different parts, each with its place. */
function numbered() {
  const numbers = new Map<string, number>()
  return {
    parts: () => [...numbers.keys()],
    place: (part: string) => {
      const place = numbers.get(part) ?? numbers.size
      numbers.set(part, place)
      return place
    },
  }
}
