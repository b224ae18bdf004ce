import { useEffect, useRef, useState } from 'react'
import type { Values } from '@/admin/crud/definition/values'
import { type Draft, eraseDraft, readDraft, takeReturn, writeDraft } from '@/auth/drafts'
import { setUnsaved } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'

/** A draft as the form takes it: the texts, and the names of the files to choose again. */
export interface Restored {
  values: Values
  files: Draft['files']
}

/**
 * Keeps what is typed in a form, and gives back what was typed before: `offered` waits for an answer. After a sign-in
 * that interrupted the form it is `restored` at once. `changed` are the fields that differ from the saved record.
 */
export function useDraft(
  id: string,
  { values, changed, restore }: { values: Values; changed: readonly string[]; restore: (draft: Restored) => void },
) {
  const user = useAccount()?.id
  const [offered, setOffered] = useState<Draft>()
  const [wasRestored, setWasRestored] = useState(false)
  const unsaved = changed.length > 0

  useEffect(() => {
    if (user === undefined) return
    const draft = readDraft(id, user)
    if (draft === null) return
    if (takeReturn(id)) {
      restore(draft)
      setWasRestored(true)
    } else setOffered(draft)
    // Read once, as the form opens: later drafts are of this very form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, user])

  useEffect(() => {
    setUnsaved(id, unsaved)
    return () => setUnsaved(id, false)
  }, [id, unsaved])

  const written = useRef(false)
  useEffect(() => {
    if (user === undefined || (!unsaved && !written.current)) return
    if (unsaved) writeDraft(id, { user, at: Date.now(), ...kept(values) })
    // Everything was put back as it was: there is nothing left to offer.
    else eraseDraft(id)
    written.current = unsaved
  }, [id, user, unsaved, values])

  const forget = () => {
    eraseDraft(id)
    setOffered(undefined)
  }
  return {
    offered,
    wasRestored,
    forget,
    accept: () => {
      if (offered) restore(offered)
      setOffered(undefined)
    },
  }
}

function kept(values: Values): Pick<Draft, 'values' | 'files'> {
  const entries = Object.entries(values)
  const texts = entries.filter(([, value]) => typeof value === 'string')
  const files = entries.map(([name, value]) => [name, filesOf(value).map((file) => file.name)] as const)
  return {
    values: Object.fromEntries(texts) as Record<string, string>, // only texts are left
    files: Object.fromEntries(files.filter(([, names]) => names.length > 0)),
  }
}

function filesOf(value: Values[string]): readonly File[] {
  if (value instanceof File) return [value]
  return typeof value === 'string' || value === null || value === undefined ? [] : value
}
