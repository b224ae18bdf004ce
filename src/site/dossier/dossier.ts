import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Area } from '@/i18n/catalogs'
import { local } from '@/lib/storage'
import type { Case } from '@/site/services/cases/case'
import { findCase } from '@/site/services/cases/cases'
import type { Paper, Purpose } from '@/site/services/families/family'

/** A reader's preparation of a case. It is stored on this device only: never sent, and in no address. */
export type Dossier = v.InferOutput<typeof dossierSchema>

const dossierSchema = v.object({
  /** The ids of the papers that are ticked. */
  papers: v.array(v.string()),
  /** What is asked for; undefined until it is chosen (see `purposeOf`). */
  purpose: v.optional(v.picklist(['deposit', 'claim'])),
  name: v.string(),
  address: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  /** The taxpayer's number (NIU). */
  niu: v.optional(v.string(), ''),
  /** Where the letter is written. */
  place: v.optional(v.string(), ''),
  /** In francs, as it was typed. */
  amount: v.optional(v.string(), ''),
  reference: v.string(),
  notes: v.string(),
})

/** The names of the two sides of a case. */
export const sideTitles: Readonly<Record<Purpose, MessageDescriptor>> = {
  deposit: msg`Vous déposez une somme`,
  claim: msg`Vous récupérez une somme`,
}

const prefix = 'dossier:'

export const emptyDossier: Dossier = {
  papers: [],
  name: '',
  address: '',
  phone: '',
  niu: '',
  place: '',
  amount: '',
  reference: '',
  notes: '',
}

/** The dossier of a case; an empty one where there is none, or where what is stored cannot be read. */
export function readDossier(slug: string): Dossier {
  const result = v.safeParse(dossierSchema, local.readJson(prefix + slug))
  return result.success ? result.output : emptyDossier
}

/** Stores the dossier of a case, or removes it when nothing is left in it; returns false when the device refuses to store it. */
export function writeDossier(slug: string, value: Dossier): boolean {
  if (!isEmpty(value)) return local.write(prefix + slug, JSON.stringify(value))
  removeDossier(slug)
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
export const hasNotes = (dossier: Dossier): boolean =>
  Object.entries(dossier).some(([field, value]) => field !== 'papers' && field !== 'purpose' && value !== '')

const isEmpty = (dossier: Dossier) => dossier.papers.length === 0 && !hasNotes(dossier)

export const removeDossier = (slug: string): void => local.remove(prefix + slug)

/** The cases that have a dossier here. */
export const casesWithDossier = (): Case[] =>
  local.keys(prefix).flatMap((key) => findCase(key.slice(prefix.length)) ?? [])

/** Loads what the begun cases say, which differs by family. */
export const loadBegunTexts = async (loadCatalog: (area: Area) => Promise<void>): Promise<void> => {
  await Promise.all(casesWithDossier().map(({ family }) => loadCatalog(family.texts)))
}

export const wipeDossiers = (): void => local.removeAll(prefix)

/** Returns what most people come for: to get a sum back where the case allows it. */
export const usualPurpose = ({ roles }: Case): Purpose => (roles.includes('receives') ? 'claim' : 'deposit')

/** Returns the purpose of a dossier: the chosen one, else the usual one of its case. */
export const purposeOf = (dossierCase: Case, { purpose }: Dossier): Purpose => purpose ?? usualPurpose(dossierCase)

/** Returns the papers that everybody needs for a purpose. */
export const requiredPapers = ({ sides }: Case, purpose: Purpose): Paper[] =>
  sides[purpose].papers.filter(({ isConditional }) => !isConditional)
