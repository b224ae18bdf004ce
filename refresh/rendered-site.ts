import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '@/i18n/locale'
import type { PublicPage } from '../src/prerender.tsx'

/** The file of the site, which no server shows, that says of what its documents were rendered. */
export const stateFile = '.documents.json'

/** What the documents of a site were rendered of. */
export const renderedSite = v.object({
  /** The hash of each list, by language and name. */
  lists: v.record(v.string(), v.string()),
  /** By the file of each page: the lists that it reads, the hash of what it shows of them, and its address if it is indexed. */
  pages: v.record(
    v.string(),
    v.object({ reads: v.array(v.string()), shown: v.string(), indexed: v.union([v.string(), v.literal(false)]) }),
  ),
  /** By the file of each record: the hash of its row and its picture. */
  records: v.record(v.string(), v.string()),
  /** The addresses of records whose picture could not be had. */
  withoutPicture: v.array(v.string()),
})

export type RenderedSite = v.InferOutput<typeof renderedSite>

export const nothing: RenderedSite = { lists: {}, pages: {}, records: {}, withoutPicture: [] }

export const keyOf = (locale: Locale, name: string) => `${locale}/${name}`
export const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Returns what is known of some files in their order: builds of the same rows are the same, whichever file was written first. */
export const inOrder = <Known>(files: readonly PublicPage[], known: Record<string, Known>): Record<string, Known> =>
  Object.fromEntries(files.flatMap(({ file }) => (file in known ? [[file, known[file] as Known]] : [])))
