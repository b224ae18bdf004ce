import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { isSame, sentTexts } from '@/admin/crud/record/snapshot'
import { editValues, hasFiles, type Values } from '@/admin/crud/record/values'
import type { ChangeDialogProps } from '@/admin/preview/change-dialog'
import { isReviewOn } from '@/admin/preview/review-setting'
import { withTexts } from '@/admin/with-texts'
import type { RecordFormOptions } from './use-record-form'

/**
 * Shows what a correction changes for readers before it is saved: `review` gives whether it is to be, at once where
 * readers see none of it or nobody wants to be asked, and `question` is what asks.
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
      <Suspense>
        <ChangeDialog
          {...{ screen, row, recordKey, values: asked.values, changed: asked.changed }}
          onConfirm={() => end(true)}
          onClose={() => end(false)}
        />
      </Suspense>
    ),
  }
}

/** The fields whose text differs as the provider is sent it, or for which a file was chosen. */
function changedFields(screen: Screen, row: object, values: Values): string[] {
  const before = sentTexts(screen, editValues(screen, row), 'edit')
  const after = sentTexts(screen, values, 'edit')
  return Object.keys(screen.fields).filter(
    (name) => hasFiles(values[name]) || !isSame(before[name] ?? '', after[name] ?? ''),
  )
}

/** Where it cannot be had, what was typed is saved without it. */
const ChangeDialog = lazy<ComponentType<ChangeDialogProps>>(() =>
  withTexts(import('@/admin/preview/change-dialog')).then(
    (loaded) => ({ default: loaded.ChangeDialog }),
    () => ({ default: Unseen }),
  ),
)

function Unseen({ onConfirm }: ChangeDialogProps) {
  useEffect(onConfirm, [onConfirm])
  return null
}
