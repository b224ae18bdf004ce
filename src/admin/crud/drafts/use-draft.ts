import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { isSameKey } from '@/admin/crud/definition/identity'
import { isLeftOut, isSame, textsOf } from '@/admin/crud/record/snapshot'
import { normalizedValues, type Snapshot, type Value, type Values } from '@/admin/crud/record/values'
import { type FileWork, filesOf } from '@/admin/pictures/files'
import { draftsKey } from '@/api/query-keys'
import {
  type Draft,
  eraseDraft,
  listDrafts,
  type NewDraft,
  type NotStored,
  newKey,
  readFiles,
  type StoredFiles,
  storeDraft,
} from '@/auth/drafts'
import { setUnsaved, unsavedForms } from '@/auth/unsaved-input'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'

interface DraftOptions {
  target: FormTarget
  /** The user who has opened the form. */
  author: number | undefined
  initial: Values
  opened: Snapshot
  /** The record exists no more: its newest draft is what the form has. */
  isGone: boolean
  /** The work on chosen files, for which a user who leaves waits. */
  work: FileWork
  /** Called with what a restored form is compared with. */
  onOpened: (base: Snapshot) => void
}

/**
 * Stores the input of a form as a draft, with the record as it was `opened`. The draft that the address names is restored at
 * once; another one of an existing record is `offered`, and input typed meanwhile is a draft of its own. `chooseAgain` are the
 * names of the files that were not stored, by field.
 */
export function useDraft(
  screen: ResourceDefinition,
  form: UseFormReturnType<Values>,
  { target, author, initial, opened, isGone, work, onOpened }: DraftOptions,
) {
  const [key, setKey] = useState(() => target.draft ?? newKey())
  const [offered, setOffered] = useState<Draft>()
  const [isRestored, setIsRestored] = useState(false)
  const [chooseAgain, setChooseAgain] = useState<Draft['missing']>({})
  /** False until the stored drafts are read, so that none is overwritten. */
  const [isReady, setIsReady] = useState(false)
  const isWritten = useRef(false)
  const { values } = form
  const { stored, notStored, ...writes } = useWrites(key, author)

  async function restore(draft: Draft) {
    stored.clear()
    const read = await readFiles(draft, stored)
    const { found, base, missing } = restoredValues(screen, draft, read, { initial, opened, present: form.getValues() })
    form.setValues(found)
    onOpened(base)
    setChooseAgain(missing)
    setOffered(undefined)
    setIsRestored(true)
    setKey(draft.key)
    isWritten.current = true
  }

  const onOpen = useEffectEvent(async () => {
    const found = author === undefined ? [] : await draftsOf(screen.resource.name, target, author)
    const own = found.find((one) => isGone || one.key === target.draft)
    if (own) await restore(own)
    else setOffered(found[0])
    setIsReady(true)
  })
  useEffect(() => void onOpen(), [])

  function track(typed: Values) {
    const stays = (text: Value | undefined, name: string) =>
      target.open === 'edit' && typeof text === 'string' && isLeftOut(screen, name, text)
    // As they are compared and sent: a sign that nobody sees is no input.
    const before = normalizedValues(screen, initial)
    const now = normalizedValues(screen, typed)
    const isDirty = Object.entries(now).some(
      ([name, value]) => !isSameValue(value, before[name]) && !stays(value, name),
    )
    setUnsaved(key, isDirty)
    if (author === undefined || !isReady || (!isDirty && !isWritten.current)) return
    isWritten.current = isDirty
    // Where all changes were reverted there is nothing left to restore.
    if (!isDirty) return void writes.drop()
    const files = filesIn(typed)
    const { open, record, id, within } = target
    writes.store({
      key,
      user: author,
      name: draftName(screen, typed),
      resource: screen.resource.name,
      open,
      record,
      id,
      within,
      values: textsOf(now),
      base: opened,
      files,
      missing: Object.fromEntries(Object.entries(chooseAgain).filter(([name]) => !(name in files))),
    })
  }
  const onTyped = useEffectEvent((_when: unknown, typed: Values) => track(typed))
  useEffect(() => onTyped([key, isReady], values), [key, isReady, values])

  return {
    offered,
    isReady,
    isRestored,
    chooseAgain,
    notStored,
    accept: () => {
      if (offered === undefined) return
      // The restored form keeps the input typed meanwhile, whose own draft is no longer needed.
      if (isWritten.current) void writes.drop()
      setUnsaved(key, false)
      void restore(offered)
    },
    refuse: () => {
      if (offered) void eraseDraft(offered)
      setOffered(undefined)
    },
    /** Removes the draft: after a save, or where it is not to be kept. Resolves once the device has it no more. */
    erase: writes.drop,
    /** Resolves once the draft has the latest input, or was refused by the device; to what was not stored. */
    written: async (): Promise<NotStored> => {
      await work.finished()
      // A file that was prepared just now is not rendered yet.
      track(form.getValues())
      return writes.written()
    },
  }
}

/**
 * The writes of the draft of the open form. One runs at a time, and the next one has the latest input. Input that was given up,
 * or whose draft was dropped, is not written any more.
 */
function useWrites(key: string, author: number | undefined) {
  const queryClient = useQueryClient()
  const [stored] = useState<StoredFiles>(() => new Map())
  const [notStored, setNotStored] = useState<NotStored>({})
  const latest = useRef<NewDraft>(undefined)
  const running = useRef<Promise<NotStored>>(Promise.resolve({}))
  /** Whether the form had unsaved input when it was closed; undefined while it is open. */
  const closedWith = useRef<boolean>(undefined)
  const onClosed = useEffectEvent(() => {
    closedWith.current = unsavedForms().includes(key)
    setUnsaved(key, false)
    void running.current.then(() => queryClient.invalidateQueries({ queryKey: draftsKey(author) }))
  })
  useEffect(() => {
    closedWith.current = undefined
    return () => onClosed()
  }, [])

  const isWanted = (draft: NewDraft) =>
    latest.current === draft && (closedWith.current ?? unsavedForms().includes(draft.key))
  async function write(draft: NewDraft, previous: Promise<NotStored>) {
    const before = await previous
    if (!isWanted(draft)) return before
    const unstored = await storeDraft(draft, stored, () => isWanted(draft))
    if (!isWanted(draft)) return before
    setNotStored(unstored)
    return unstored
  }
  return {
    stored,
    notStored,
    written: () => running.current,
    store(draft: NewDraft) {
      latest.current = draft
      running.current = write(draft, running.current)
    },
    async drop(): Promise<void> {
      latest.current = undefined
      stored.clear()
      if (author !== undefined) running.current = dropAfter(running.current, { user: author, key })
      await running.current
    },
  }
}

/** Erases a draft once a write that is under way has ended. */
async function dropAfter(previous: Promise<NotStored>, draft: Pick<Draft, 'user' | 'key'>): Promise<NotStored> {
  await previous
  await eraseDraft(draft)
  return {}
}

function filesIn(values: Values): NewDraft['files'] {
  const entries = Object.entries(values).map(([name, value]) => [name, filesOf(value)] as const)
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

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
function draftName(screen: ResourceDefinition, values: Readonly<Record<string, unknown>>): string {
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
function restoredValues(
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
function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other || isSame(one, other)
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((file, index) => file === other[index])
}
