import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftsNameOf, type ResourceDefinition } from '@/admin/crud/definition/definition'
import { isLeftOut } from '@/admin/crud/record/prepare'
import { isSame } from '@/admin/crud/record/snapshot'
import { type Snapshot, textsOf, type Values } from '@/admin/crud/record/values'
import { filesOf, hasFiles } from '@/admin/pictures/files'
import { draftsKey } from '@/api/query-keys'
import { type Draft, eraseDraft, storeDraft } from '@/auth/drafts'
import { setUnsaved } from '@/auth/unsaved-input'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import type { FormDraft, FormTarget } from './form-draft'

interface DraftOptions {
  target: FormTarget
  draft: FormDraft
  /** The user who has opened the form. */
  author: number | undefined
  /** The values of the record itself, or of an empty one. */
  pristine: Values
  base: Snapshot
}

/**
 * Stores the texts of a form as a draft with each change, with the record that the edits are based on, and tells `auth/unsaved-input`
 * whether the form differs from `pristine`.
 */
export function useDraft(
  screen: ResourceDefinition,
  form: UseFormReturnType<Values>,
  { target, draft, author, pristine, base }: DraftOptions,
) {
  const queryClient = useQueryClient()
  const storage = useDraftStorage(draft, author)
  /** The names of the draft's files, by field. */
  const [chooseAgain, setChooseAgain] = useState(draft.state === 'restored' ? draft.draft.files : {})

  function track(typed: Values) {
    const isDirty = isDirtyForm(screen, target.open, typed, pristine)
    setUnsaved(draft.key, isDirty)
    if (!isDirty) return storage.erase()
    const { open, record, within } = target
    storage.store({
      name: draftName(screen, typed),
      resource: draftsNameOf(screen),
      open,
      record,
      within,
      values: textsOf(screen, typed),
      base,
      files: { ...chooseAgain, ...fileNames(typed) },
    })
  }
  const onTyped = useEffectEvent(track)
  const { values } = form
  useEffect(() => onTyped(values), [values])

  const onClosed = useEffectEvent(() => {
    setUnsaved(draft.key, false)
    void storage.written().then(() => queryClient.invalidateQueries({ queryKey: draftsKey(author) }))
  })
  useEffect(() => () => onClosed(), [])

  return {
    state: storage.state,
    isOnDevice: storage.isOnDevice,
    chooseAgain,
    /** The names of the files that have to be chosen again where the form is left. */
    fileNames: Object.values({ ...chooseAgain, ...fileNames(values) }).flat(),
    /** Forgets the restored draft; the form then has the values of the record itself. */
    startOver() {
      form.setValues(pristine)
      setChooseAgain({})
      storage.startOver()
    },
    /** Removes the draft: after a save, or where it is not to be kept. Nobody waits for the device. */
    erase: storage.erase,
    /** Resolves to whether the device has the latest text. */
    written() {
      track(form.getValues())
      return storage.written()
    },
  }
}

/** The draft of a form on the device. */
function useDraftStorage({ key, state: initialState }: FormDraft, author: number | undefined) {
  const [state, setState] = useState(initialState)
  /** Whether the device has taken the last text. */
  const [isOnDevice, setIsOnDevice] = useState(true)
  const isStored = useRef(initialState === 'restored')
  const lastWrite = useRef<Promise<boolean>>(Promise.resolve(true))
  return {
    state,
    isOnDevice,
    startOver: () => setState('new'),
    /** Resolves to whether the last write has succeeded. */
    written: () => lastWrite.current,
    store(content: Omit<Draft, 'key' | 'user' | 'at'>) {
      if (author === undefined) return
      isStored.current = true
      lastWrite.current = storeDraft({ ...content, key, user: author })
      void lastWrite.current.then(setIsOnDevice)
    },
    erase() {
      if (!isStored.current || author === undefined) return
      isStored.current = false
      lastWrite.current = eraseDraft({ user: author, key }).then(() => true)
    },
  }
}

/** Whether a form differs from its `pristine` values in what a save sends. */
function isDirtyForm(screen: ResourceDefinition, mode: FormTarget['open'], typed: Values, pristine: Values): boolean {
  const before = textsOf(screen, pristine)
  const texts = textsOf(screen, typed)
  const isLeft = (name: string) => mode === 'edit' && isLeftOut(screen, name, typed[name], before)
  return Object.entries(typed).some(([name, value]) => {
    const text = texts[name]
    return text === undefined ? hasFiles(value) : !isSame(text, before[name] ?? '') && !isLeft(name)
  })
}

function fileNames(values: Values): Draft['files'] {
  const names = Object.entries(values).map(([name, value]) => [name, filesOf(value).map((file) => file.name)] as const)
  return Object.fromEntries(names.filter(([, own]) => own.length > 0))
}

/** Returns the first text of a form as the name of its draft; '' where all are empty. */
function draftName(screen: ResourceDefinition, values: Readonly<Record<string, unknown>>): string {
  for (const [name, { kind }] of Object.entries(screen.fields)) {
    const value = ['text', 'custom', 'area', 'html', 'email', 'url'].includes(kind) && values[name]
    const text = typeof value === 'string' ? htmlToText(value.slice(0, 2000)).trim() : ''
    if (text !== '') return shorten(text, 80)
  }
  return ''
}
