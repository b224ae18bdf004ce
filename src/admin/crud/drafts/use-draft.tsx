import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { isSame, textsOf } from '@/admin/crud/record/snapshot'
import { filesOf, type Snapshot, type Value, type Values } from '@/admin/crud/record/values'
import type { FileWork } from '@/admin/pictures/file-work'
import { lazyPart } from '@/admin/ui/lazy-part'
import { draftsKey } from '@/api/query-keys'
import { setUnsaved, unsavedForms } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { useStore } from '@/lib/store'
import {
  type Draft,
  draftFiles,
  draftIdOf,
  draftsOf,
  draftWritten,
  dropDraft,
  type FormTarget,
  type NewDraft,
  newDraftKey,
  notStored,
  type ReadFiles,
  storeDraft,
  takeReturn,
  targetOfDraft,
} from './drafts'

/**
 * Stores the input of a form as a draft, with the record as it was `opened`. The draft of a new record, or of a form
 * interrupted by the end of the session, is restored at once; an earlier draft of an existing record is `offered`, and input
 * typed meanwhile is a draft of its own. A user who leaves waits for the `work` on chosen files. `onOpened` is called with what a restored form is compared with. `chooseAgain` are
 * the names of the files that were not stored, by field.
 */
export function useDraft(
  screen: ResourceDefinition,
  target: FormTarget,
  form: UseFormReturnType<Values>,
  {
    initial,
    opened,
    work,
    onOpened,
  }: { initial: Values; opened: Snapshot; work: FileWork; onOpened: (base: Snapshot) => void },
) {
  const resource = screen.resource.name
  const user = useAuthor()
  // Each form of a record has its own draft, also in another tab.
  const [id, setId] = useState(() =>
    draftIdOf(resource, target.open === 'edit' ? { ...target, draft: newDraftKey() } : target),
  )
  const [offered, setOffered] = useState<Draft>()
  const [isRestored, setIsRestored] = useState(false)
  const [chooseAgain, setChooseAgain] = useState<Draft['missing']>({})
  /** False until the stored drafts are read, so that none is overwritten. */
  const [isReady, setIsReady] = useState(false)
  const isWritten = useRef(false)
  const writes = useWrites(id, user)
  const { values } = form
  const isDirty = Object.keys(values).some((name) => !isSameValue(values[name], initial[name]))

  function restore(draft: Draft) {
    const { found, base, missing } = restoredValues(screen, draft, { initial, opened, present: form.getValues() })
    form.setValues(found)
    onOpened(base)
    setChooseAgain(missing)
    setOffered(undefined)
    setIsRestored(true)
    setId(draft.id)
    isWritten.current = true
  }

  const onRead = useEffectEvent((found: readonly Draft[]) => {
    const [first] = found
    const returned = found.find((one) => takeReturn(one.id)) ?? (target.open === 'create' ? first : undefined)
    if (returned) restore(returned)
    else setOffered(first)
    setIsReady(true)
  })
  const onAuthor = useEffectEvent(async (author: number) => onRead(await draftsOf(resource, target, author)))
  useEffect(() => {
    if (user !== undefined) void onAuthor(user)
  }, [user])

  const onTyped = useEffectEvent((to: string, author: number | undefined, typed: Values) => {
    setUnsaved(to, isDirty)
    if (author === undefined || (!isDirty && !isWritten.current)) return
    isWritten.current = isDirty
    // Where all changes were reverted there is nothing left to restore.
    if (!isDirty) return writes.drop(to, author)
    const files = filesIn(typed)
    const missing = Object.fromEntries(Object.entries(chooseAgain).filter(([name]) => !(name in files)))
    writes.store({ id: to, recordId: target.id, user: author, values: textsOf(typed), base: opened, files, missing })
  })
  useEffect(() => onTyped(id, isReady ? user : undefined, values), [id, user, isReady, values])

  const onLeaving = useEffectEvent(async () => {
    await work.finished()
    // A file that was prepared just now is not rendered yet.
    onTyped(id, isReady ? user : undefined, form.getValues())
    await writes.written()
  })
  useEffect(() => draftWritten.set({ wait: () => onLeaving() }), [])

  return {
    offered,
    isRestored,
    chooseAgain,
    accept: () => {
      if (offered === undefined || user === undefined) return
      // The restored form keeps the input typed meanwhile, whose own draft is no longer needed.
      if (isWritten.current) writes.drop(id, user)
      setUnsaved(id, false)
      restore(offered)
    },
    refuse: () => {
      if (offered && user !== undefined) void dropDraft(offered.id, user)
      setOffered(undefined)
    },
    /** Removes the draft after a save. */
    erase: () => {
      if (user !== undefined) writes.drop(id, user)
    },
  }
}

/**
 * The writes of the draft of the open form `id`. One runs at a time, and the next one has the latest input. Input that was
 * given up, or whose draft was dropped, is not written any more.
 */
function useWrites(id: string, author: number | undefined) {
  const queryClient = useQueryClient()
  const [reads] = useState<ReadFiles>(() => new Map())
  const latest = useRef<NewDraft>(undefined)
  const running = useRef(Promise.resolve())
  /** Whether the form had unsaved input when it was closed; undefined while it is open. */
  const closedWith = useRef<boolean>(undefined)
  const onClosed = useEffectEvent(() => {
    closedWith.current = unsavedForms().includes(id)
    setUnsaved(id, false)
    notStored.set({})
    void running.current.then(() => queryClient.invalidateQueries({ queryKey: draftsKey(author) }))
  })
  useEffect(() => {
    closedWith.current = undefined
    return () => onClosed()
  }, [])

  const isWanted = (draft: NewDraft) =>
    latest.current === draft && (closedWith.current ?? unsavedForms().includes(draft.id))
  async function write(draft: NewDraft, previous: Promise<void>) {
    await previous
    if (!isWanted(draft)) return
    const unstored = await storeDraft(draft, () => isWanted(draft), reads)
    if (isWanted(draft) && closedWith.current === undefined) notStored.set(unstored)
  }
  return {
    written: () => running.current,
    store(draft: NewDraft) {
      latest.current = draft
      running.current = write(draft, running.current)
    },
    drop(which: string, user: number) {
      latest.current = undefined
      void dropDraft(which, user)
    },
  }
}

/**
 * Returns the draft's values for the fields that were edited in it and not since the form opened, the names of missing
 * files, and what a write compares with: of a restored field the record as it was when the draft was begun, of any other
 * one as it is now, so that what somebody else has changed meanwhile is neither reverted nor lost.
 */
function restoredValues(
  screen: ResourceDefinition,
  draft: Draft,
  { initial, opened, present }: { initial: Values; opened: Snapshot; present: Values },
) {
  const isNew = targetOfDraft(draft.id).target.open === 'create'
  const found: Values = {}
  const missing: Draft['missing'] = {}
  for (const name of Object.keys(present)) {
    // Input typed while the draft was offered is newer than the draft.
    if (!isSameValue(present[name], initial[name])) continue
    const text = draft.values[name]
    const former = draft.base[name] ?? ''
    if (isFileKind(screen.fields[name]?.kind)) {
      const files = draftFiles(draft, name)
      const lost = draft.missing[name] ?? []
      // A copy has the same files from its record.
      if (lost.length > 0 && namesOf(initial[name]).join() === lost.join()) continue
      if (isNew || files.length > 0) found[name] = Array.isArray(initial[name]) ? files : (files[0] ?? null)
      if (lost.length > 0) missing[name] = lost
    } else if (text !== undefined && (isNew || !isSame(text, former))) found[name] = text
  }
  const restored = Object.keys(found).map((name) => [name, draft.base[name] ?? ''])
  return { found, missing, base: isNew ? opened : { ...opened, ...Object.fromEntries(restored) } }
}

const NotStoredMessage = lazyPart(async () => (await import('./not-stored-message')).NotStoredMessage)

/** Returns a message about the parts of the open form that are not stored; null where there are none. */
export function useNotStored(): ReactNode {
  const { text, files } = useStore(notStored, notStored.get())
  if (!text && !files) return null
  return <NotStoredMessage />
}

/** Returns the id of the user who opened the form; another user may sign in meanwhile in another tab. */
function useAuthor(): number | undefined {
  const present = useAccount()?.id
  const [author, setAuthor] = useState(present)
  useEffect(() => setAuthor((known) => known ?? present), [present])
  return author
}

const namesOf = (value: Value | undefined) => filesOf(value).map(({ name }) => name)

function filesIn(values: Values): NewDraft['files'] {
  const entries = Object.entries(values).map(([name, value]) => [name, filesOf(value)] as const)
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

/** Whether two values are the same. Files are compared by identity. */
function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((file, index) => file === other[index])
}
