import { type ReactNode, useEffect, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isSame, sentTexts } from '@/admin/crud/record/snapshot'
import { editValues, hasFiles, type Values } from '@/admin/crud/record/values'
import type { ChangeDialogProps } from '@/admin/preview/change-dialog'
import { isReviewOn } from '@/admin/preview/review-setting'
import { lazyTool } from '@/admin/with-texts'
import type { RecordFormOptions } from './use-record-form'

/**
 * Shows how an update changes the public page before it is saved. `review` resolves to whether to save it, without a
 * dialog where nothing public changes or the setting is off; `question` is the dialog.
 */
export function useReview({
  screen,
  mode,
  row,
  recordKey = '',
}: Pick<RecordFormOptions, 'screen' | 'mode' | 'row' | 'recordKey'>): {
  review: RecordFormOptions['review']
  question: ReactNode
} {
  const [asked, setAsked] = useState<{ values: Values; changed: string[]; answer: (isSaved: boolean) => void }>()
  const end = (isSaved: boolean) => {
    asked?.answer(isSaved)
    setAsked(undefined)
  }
  return {
    review: async (values) => {
      if (mode !== 'edit' || !row || !isReviewOn() || !screen.publicPage?.(recordKey, row)) return true
      const changed = changedFields(screen, row, values)
      return changed.length === 0 || new Promise((answer) => setAsked({ values, changed, answer }))
    },
    question: asked && row && (
      <ChangeDialog
        {...{ screen, row, recordKey, values: asked.values, changed: asked.changed }}
        onConfirm={() => end(true)}
        onClose={() => end(false)}
      />
    ),
  }
}

/** Returns the fields whose sent text differs, or for which a file was chosen. */
function changedFields(screen: ResourceDefinition, row: object, values: Values): string[] {
  const before = sentTexts(screen, editValues(screen, row), 'edit')
  const after = sentTexts(screen, values, 'edit')
  return Object.keys(screen.fields).filter(
    (name) => hasFiles(values[name]) || !isSame(before[name] ?? '', after[name] ?? ''),
  )
}

/** Where it cannot be loaded, the values are saved without the dialog. */
const ChangeDialog = lazyTool<ChangeDialogProps>(
  async () => (await import('@/admin/preview/change-dialog')).ChangeDialog,
  Unseen,
)

function Unseen({ onConfirm }: ChangeDialogProps) {
  useEffect(onConfirm, [onConfirm])
  return null
}
