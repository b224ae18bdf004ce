import type { MessageDescriptor } from '@lingui/core'
import { useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import {
  blankValues,
  changedFields,
  editValues,
  faultsOf,
  type Mode,
  type Value,
  type Values,
} from '@/admin/crud/definition/values'
import { ApiError, firstMessages } from '@/api/errors'
import { connectionState } from '@/pwa/network/connection'
import { announce } from './notices'
import { type Restored, useDraft } from './use-draft'
import { useSaving } from './use-saving'

export type Faults = Readonly<Record<string, MessageDescriptor | string>>

export interface EditorOf {
  screen: Screen
  mode: Mode
  /** The record that is edited. */
  row?: object | undefined
  recordKey?: number | string | undefined
  /** The record the screen is nested in. */
  parent?: number | undefined
  onSaved: () => void
}

/** One open form: what it holds, what is wrong with it, and how its sending goes. */
export function useEditor({ screen, mode, row, recordKey, parent, onSaved }: EditorOf) {
  // As it was when the form opened: reading the list again must not change what counts as typed.
  const [saved] = useState(() => (row ? editValues(screen, row) : blankValues(screen, parent)))
  const [values, setValues] = useState<Values>(saved)
  const [faults, setFaults] = useState<Faults>({})
  const [attempt, setAttempt] = useState(0)
  const [chooseAgain, setChooseAgain] = useState<Restored['files']>({})
  const [cancelled, setCancelled] = useState(false)
  const changed = changedFields(saved, values)
  const id = [screen.resource.name, mode === 'edit' ? recordKey : 'new', parent].filter(Boolean).join(':')

  const restore = (draft: Restored) => {
    setValues({ ...saved, ...draft.values })
    setChooseAgain(draft.files)
  }
  const draft = useDraft(id, { values, changed, restore })
  const saving = useSaving(screen, mode === 'edit' ? recordKey : undefined)

  const refuse = (found: Faults) => {
    setFaults(found)
    setAttempt((count) => count + 1)
  }

  function change(name: string, value: Value) {
    const next = { ...values, [name]: value }
    setValues(next)
    setChooseAgain(({ [name]: _chosen, ...others }) => others)
    // A file is checked as it is chosen; a field with a fault, as it is mended.
    const fault = faultsOf(screen, next, mode)[name]
    const shows = fault !== undefined && (typeof value !== 'string' || name in faults)
    setFaults(({ [name]: _old, ...others }) => (shows ? { ...others, [name]: fault } : others))
  }

  async function save() {
    if (connectionState() === 'offline') return
    setCancelled(false)
    const found = faultsOf(screen, values, mode)
    if (Object.keys(found).length > 0) return refuse(found)
    if (!saving.begin()) return
    try {
      await saving.save(values)
    } catch (error) {
      return fail(error)
    }
    draft.forget()
    const { done } = mode === 'edit' ? screen.outcomes.update : screen.outcomes.create
    announce('success', noticeOf(done, ''))
    onSaved()
  }

  function fail(error: unknown) {
    if (saving.wasCancelled()) return setCancelled(true)
    // The session is over: what was typed waits for the return.
    if (error instanceof ApiError && error.status === 401) return
    const named = Object.entries(firstMessages(error)).filter(([name]) => name in screen.fields)
    if (named.length > 0) refuse(Object.fromEntries(named))
    const { failed } = mode === 'edit' ? screen.outcomes.update : screen.outcomes.create
    announce('error', noticeOf(failed, error))
  }

  return { ...saving, values, saved, faults, attempt, changed, chooseAgain, cancelled, draft, change, save }
}

export type Editor = ReturnType<typeof useEditor>
