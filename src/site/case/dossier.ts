import * as v from 'valibot'
import { local } from '@/lib/storage'
import type { Case, Paper, Purpose } from '@/site/services/cases/case'

/** A reader's preparation of a case. It is stored on this device only: never sent, and in no address. */
export type Dossier = v.InferOutput<typeof stored>

const stored = v.object({
  /** The ids of the papers that are ticked. */
  papers: v.array(v.string()),
  /** What is asked for; undefined until it is chosen (see `purposeOf`). */
  purpose: v.optional(v.picklist(['deposit', 'claim'])),
  /** In francs, as it was typed. */
  amount: v.optional(v.string(), ''),
  name: v.string(),
  reference: v.string(),
  notes: v.string(),
})

const prefix = 'dossier:'

export const emptyDossier: Dossier = {
  papers: [],
  amount: '',
  name: '',
  reference: '',
  notes: '',
}

/** The dossier of a case; an empty one where there is none, or where what is stored cannot be read. */
export function readDossier(slug: string): Dossier {
  const result = v.safeParse(stored, local.readJson(prefix + slug))
  return result.success ? result.output : emptyDossier
}

/** Stores the dossier of a case, or removes it when nothing is left in it; returns false when the device refuses to store it. */
export function writeDossier(slug: string, value: Dossier): boolean {
  if (!isEmpty(value)) return local.write(prefix + slug, JSON.stringify(value))
  local.remove(prefix + slug)
  return true
}

/** Calls the listener when another tab has changed or removed a dossier, and on a return by Back to a page that heard nothing meanwhile. Returns an unsubscribe function. */
export function followDossiers(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && listener()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

/** Returns whether a dossier has more than ticked papers. */
export const hasNotes = ({ amount, name, reference, notes }: Dossier): boolean =>
  [amount, name, reference, notes].some((text) => text !== '')

const isEmpty = (dossier: Dossier) => dossier.papers.length === 0 && !hasNotes(dossier)

/** The slugs of the cases that have a dossier here. */
export const dossierSlugs = (): string[] => local.keys(prefix).map((key) => key.slice(prefix.length))

/** Removes every dossier from this device. */
export const wipeDossiers = (): void => local.removeAll(prefix)

/** Returns the purpose of a dossier: the chosen one, else to get a sum back where the case allows it. */
export const purposeOf = ({ roles, papers }: Case, { purpose }: Dossier): Purpose =>
  purpose ?? (roles.includes('receives') || papers.every((paper) => paper.purpose === 'claim') ? 'claim' : 'deposit')

/** Returns the required papers of a purpose that are not ticked yet. */
export const missingPapers = (found: Case, dossier: Dossier): Paper[] =>
  found.papers.filter(
    ({ id, purpose, isInformation, isConditional }) =>
      purpose === purposeOf(found, dossier) && !isInformation && !isConditional && !dossier.papers.includes(id),
  )
