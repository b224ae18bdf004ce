import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { textsOf } from '@/admin/crud/record/snapshot'
import type { Value, Values } from '@/admin/crud/record/values'
import { withTexts } from '@/admin/with-texts'
import { setUnsaved } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { useStore } from '@/lib/store'
import { onDemand } from '@/ui/hydration/on-demand'
import { type DraftFiles, readDraftFiles, storeDraftFiles } from './draft-files'
import {
  type Draft,
  type DraftPlace,
  draftIdOf,
  draftsOf,
  dropDraft,
  fileKey,
  newDraftKey,
  notStored,
  type StoredDraft,
  storeDraft,
  takeReturn,
} from './drafts'

/**
 * Stores the input of a form as a draft. The draft of a new record, or of a form interrupted by the end of the session,
 * is restored at once; an earlier draft of an existing record is `offered`, and input typed meanwhile is a draft of its
 * own. `chooseAgain` are the names of the files that were not stored, by field.
 */
export function useDraft(
  screen: ResourceDefinition,
  place: DraftPlace,
  form: UseFormReturnType<Values>,
  initial: Values,
) {
  const resource = screen.resource.name
  const user = useAuthor()
  const [id, setId] = useState(() => draftIdOf(resource, place))
  const [offered, setOffered] = useState<StoredDraft>()
  const [isRestored, setIsRestored] = useState(false)
  const [chooseAgain, setChooseAgain] = useState<Draft['files']>({})
  /** False until the stored drafts are read, so that none is overwritten. */
  const [isReady, setIsReady] = useState(false)
  const isWritten = useRef(false)
  const storedFiles = useRef<DraftFiles>({})
  const isOpen = useIsOpen()
  const { values } = form
  const isDirty = Object.keys(values).some((name) => !isSameValue(values[name], initial[name]))

  async function restore({ id: from, draft }: StoredDraft, author: number) {
    const read = await readDraftFiles(fileKey(from, author))
    const { found, missing } = restoredValues(screen, draft, read, { initial, present: form.getValues() })
    form.setValues(found)
    storedFiles.current = read
    setChooseAgain(missing)
    setOffered(undefined)
    setIsRestored(true)
    setId(from)
    setIsReady(true)
  }

  const onAuthor = useEffectEvent((author: number) => {
    const found = draftsOf(resource, place, author)
    const [first] = found
    const returned = found.find((one) => takeReturn(one.id)) ?? (place.open === 'create' ? first : undefined)
    if (returned) return void restore(returned, author)
    if (first) {
      setOffered(first)
      setId(draftIdOf(resource, { ...place, draft: newDraftKey() }))
    }
    setIsReady(true)
  })
  useEffect(() => {
    if (user !== undefined) onAuthor(user)
  }, [user])

  useEffect(() => {
    setUnsaved(id, isDirty)
    return () => setUnsaved(id, false)
  }, [id, isDirty])

  const onTyped = useEffectEvent((to: string, author: number, typed: Values) => {
    if (!isDirty && !isWritten.current) return
    isWritten.current = isDirty
    if (isDirty) void store(to, author, typed)
    // All changes were reverted: there is nothing left to restore.
    else drop(to, author)
  })
  useEffect(() => {
    if (user !== undefined && isReady) onTyped(id, user, values)
  }, [id, user, isReady, values])

  async function store(to: string, author: number, typed: Values) {
    const files = filesIn(typed)
    const names = Object.fromEntries(Object.keys(files).map((name) => [name, namesOf(typed[name])]))
    const draft = { user: author, at: Date.now(), values: textsOf(typed), files: { ...chooseAgain, ...names } }
    const text = !storeDraft(to, draft)
    notStored.set(({ files: others }) => ({ text, files: others }))
    if (isSameFiles(files, storedFiles.current)) return
    storedFiles.current = files
    const unstored = await storeDraftFiles(fileKey(to, author), files)
    if (isOpen.current && storedFiles.current === files) notStored.set({ text, files: unstored })
  }

  function drop(which: string, author: number) {
    dropDraft(which, author)
    storedFiles.current = {}
  }

  return {
    offered: offered?.draft,
    isRestored,
    chooseAgain,
    accept: () => {
      if (offered === undefined || user === undefined) return
      // The restored form keeps the input typed meanwhile, whose own draft is no longer needed.
      if (isWritten.current) drop(id, user)
      isWritten.current = false
      void restore(offered, user)
    },
    refuse: () => {
      if (offered && user !== undefined) dropDraft(offered.id, user)
      setOffered(undefined)
    },
    /** Removes the draft after a save. */
    erase: () => {
      if (user !== undefined) drop(id, user)
    },
  }
}

/**
 * Returns the draft's values for the fields that were not edited since the form opened, and the names of missing files.
 */
function restoredValues(
  screen: ResourceDefinition,
  draft: Draft,
  read: Awaited<ReturnType<typeof readDraftFiles>>,
  { initial, present }: { initial: Values; present: Values },
) {
  const found: Values = {}
  const missing: Draft['files'] = {}
  for (const name of Object.keys(present)) {
    // Input typed while the draft was offered is newer than the draft.
    if (!isSameValue(present[name], initial[name])) continue
    const files = read[name] ?? []
    const lost = (draft.files[name] ?? []).filter((one) => !files.some((file) => file.name === one))
    if (!isFileKind(screen.fields[name]?.kind)) found[name] = draft.values[name] ?? present[name] ?? ''
    else if (lost.length === 0) found[name] = Array.isArray(initial[name]) ? files : (files[0] ?? null)
    // A copy has the same files from its record.
    else if (namesOf(initial[name]).join() !== draft.files[name]?.join()) {
      found[name] = Array.isArray(initial[name]) ? files : null
      missing[name] = lost
    }
  }
  return { found, missing }
}

const NotStoredMessage = onDemand(async () => (await withTexts(import('./not-stored-message'))).NotStoredMessage)

/** Returns a message about the parts of the open form that are not stored; null where there are none. */
export function useNotStored(): ReactNode {
  const { text, files } = useStore(notStored, notStored.get())
  if (!text && !files) return null
  return <NotStoredMessage />
}

/** Returns a ref that tells whether the form is still open, and clears `notStored` when it closes. */
function useIsOpen() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      notStored.set({})
    }
  }, [])
  return isOpen
}

/** Returns the id of the user who opened the form; another user may sign in meanwhile in another tab. */
function useAuthor(): number | undefined {
  const present = useAccount()?.id
  const [author, setAuthor] = useState(present)
  useEffect(() => setAuthor((known) => known ?? present), [present])
  return author
}

const filesOf = (value: Value | undefined): File[] =>
  value instanceof File ? [value] : Array.isArray(value) ? value : []
const namesOf = (value: Value | undefined) => filesOf(value).map(({ name }) => name)

function filesIn(values: Values): DraftFiles {
  const entries = Object.entries(values).map(([name, value]) => [name, filesOf(value)] as const)
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

/** Whether two values are the same. Files are compared by identity. */
function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((file, index) => file === other[index])
}

const isSameFiles = (one: DraftFiles, other: DraftFiles) =>
  [...Object.keys(one), ...Object.keys(other)].every((name) =>
    isSameValue([...(one[name] ?? [])], [...(other[name] ?? [])]),
  )
