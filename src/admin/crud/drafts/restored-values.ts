import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { isSameKey } from '@/admin/crud/definition/identity'
import { isSame } from '@/admin/crud/record/snapshot'
import { filesOf, normalizedValues, type Snapshot, type Value, type Values } from '@/admin/crud/record/values'
import { type Draft, listDrafts, type NewDraft } from '@/auth/drafts'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'

/** The form of a draft, as search parameters. */
export interface FormTarget extends Pick<Draft, 'open' | 'record' | 'id' | 'within'> {
  /** The key of its draft. */
  draft?: string | undefined
}

/** Returns the drafts that a form may restore, its own first, then the newest: for an edited record all drafts of the record. */
export async function draftsOf(resource: string, target: FormTarget, user: number): Promise<Draft[]> {
  const isOwn = ({ key }: Draft) => key === target.draft
  const found = (await listDrafts(user)).filter(
    (one) =>
      one.resource === resource &&
      one.open === target.open &&
      one.within === target.within &&
      (one.open === 'edit' ? isOfRecord(one, target) : isOwn(one)),
  )
  return [...found.filter(isOwn), ...found.filter((one) => !isOwn(one))]
}

/** By their ids where both are known: a slug may have changed since. */
function isOfRecord(one: Pick<Draft, 'record' | 'id'>, other: Pick<Draft, 'record' | 'id'>): boolean {
  if (one.id !== undefined && other.id !== undefined) return isSameKey(one.id, other.id)
  return isSameKey(one.record ?? '', other.record ?? '')
}

/** Returns the first text of a form as the name of its draft; '' where all are empty. */
export function draftName(screen: ResourceDefinition, values: Readonly<Record<string, unknown>>): string {
  for (const [name, { kind }] of Object.entries(screen.fields)) {
    const value = ['text', 'area', 'html', 'email', 'url'].includes(kind) && values[name]
    const text = typeof value === 'string' ? htmlToText(value.slice(0, 2000)).trim() : ''
    if (text !== '') return shorten(text, 80)
  }
  return ''
}

/**
 * Returns the draft's values for the fields that were edited in it and not since the form opened, the names of missing
 * files, and what a write compares with: of a restored field the record as it was when the draft was begun, of any other
 * one as it is now, so that what somebody else has changed meanwhile is neither reverted nor lost.
 */
export function restoredValues(
  screen: ResourceDefinition,
  draft: Draft,
  read: Pick<NewDraft, 'files' | 'missing'>,
  { initial, opened, present }: { initial: Values; opened: Snapshot; present: Values },
) {
  const isNew = draft.open === 'create'
  const before = normalizedValues(screen, initial)
  const now = normalizedValues(screen, present)
  const found: Values = {}
  const missing: Draft['missing'] = {}
  for (const name of Object.keys(present)) {
    // Input typed while the draft was offered is newer than the draft.
    if (!isSameValue(now[name], before[name])) continue
    const text = draft.values[name]
    if (isFileKind(screen.fields[name]?.kind)) {
      const files = [...(read.files[name] ?? [])]
      const lost = read.missing[name] ?? []
      // A copy has the same files from its record.
      if (lost.length > 0 && namesOf(initial[name]).join() === lost.join()) continue
      if (isNew || files.length > 0) found[name] = Array.isArray(initial[name]) ? files : (files[0] ?? null)
      if (lost.length > 0) missing[name] = lost
    } else if (text !== undefined && (isNew || !isSame(text, draft.base[name] ?? ''))) found[name] = text
  }
  const restored = Object.keys(found).map((name) => [name, draft.base[name] ?? ''])
  return { found, missing, base: isNew ? opened : { ...opened, ...Object.fromEntries(restored) } }
}

const namesOf = (value: Value | undefined) => filesOf(value).map(({ name }) => name)

/** Whether two normalised values are the same. Files are compared by identity. */
export function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other || isSame(one, other)
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((file, index) => file === other[index])
}
