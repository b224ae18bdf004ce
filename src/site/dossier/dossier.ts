import * as v from 'valibot'
import { local } from '@/lib/storage'

/** What somebody prepares for a case. It is stored on this device only: it is never sent, and in no address. */
export type Dossier = v.InferOutput<typeof dossier>

// Rows can be taken away in any order: each has an id.
const dated = v.object({ id: v.string(), what: v.string(), day: v.string() })
const contact = v.object({ id: v.string(), who: v.string(), how: v.string() })
const dossier = v.object({
  /** The ids of the papers that are at hand. */
  papers: v.array(v.string()),
  name: v.string(),
  reference: v.string(),
  notes: v.string(),
  contacts: v.array(contact),
  /** ISO days. */
  dates: v.array(dated),
})

const prefix = 'dossier:'

export const emptyDossier: Dossier = { papers: [], name: '', reference: '', notes: '', contacts: [], dates: [] }

/** The dossier of a case; an empty one where there is none, or where what is stored cannot be read. */
export function readDossier(slug: string): Dossier {
  const result = v.safeParse(dossier, local.readJson(prefix + slug))
  return result.success ? result.output : emptyDossier
}

/** Gives false when the device refuses to store it. */
export const writeDossier = (slug: string, value: Dossier): boolean => local.write(prefix + slug, JSON.stringify(value))

/** The slugs of the cases that have a dossier here. */
export const dossierSlugs = (): string[] => local.keys(prefix).map((key) => key.slice(prefix.length))

/** Removes every dossier from this device. */
export const wipeDossiers = (): void => local.removeAll(prefix)
