import { useEffect, useEffectEvent, useState } from 'react'
import { draftsNameOf, type ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Draft, listDrafts, newKey, takeDraft } from '@/auth/drafts'

/** The form of a draft, as search parameters. */
export interface FormTarget extends Pick<Draft, 'open' | 'record' | 'within'> {
  /** The key of the draft. */
  draft: string
}

/** The draft of an open form, which belongs to this tab: a stored one, or one to come, also while another tab has the stored one. */
export type FormDraft = { key: string; release: () => void } & (
  | { state: 'restored'; draft: Draft }
  | { state: 'new' | 'elsewhere' }
)

/** Takes the draft of a form while it is open; undefined until the stored drafts are read. */
export function useFormDraft(
  screen: ResourceDefinition,
  target: FormTarget,
  author: number | undefined,
): FormDraft | undefined {
  const [draft, setDraft] = useState<FormDraft>()
  const onOpen = useEffectEvent(() => openDraft(screen, target, author))
  useEffect(() => {
    let isOpen = true
    const opening = onOpen()
    void opening.then((formDraft) => isOpen && setDraft(formDraft))
    return () => {
      isOpen = false
      void opening.then(({ release }) => release())
    }
  }, [])
  return draft
}

async function openDraft(
  screen: ResourceDefinition,
  target: FormTarget,
  author: number | undefined,
): Promise<FormDraft> {
  const drafts = author === undefined ? [] : await listDrafts(author)
  const isOwn = ({ key }: Draft) => key === target.draft
  const isOfRecord = ({ open, record }: Draft) => open === 'edit' && target.open === 'edit' && record === target.record
  const isOfForm = (draft: Draft) =>
    draft.resource === draftsNameOf(screen) && draft.within === target.within && (isOwn(draft) || isOfRecord(draft))
  const candidates = drafts.filter(isOfForm).toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  for (const draft of candidates) {
    const release = await takeDraft(draft.key)
    if (release) return { state: 'restored', key: draft.key, draft, release }
  }
  const release = candidates.length === 0 ? await takeDraft(target.draft) : undefined
  if (release) return { state: 'new', key: target.draft, release }
  const key = newKey()
  return { state: 'elsewhere', key, release: (await takeDraft(key)) ?? (() => undefined) }
}
