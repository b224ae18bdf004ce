import type { ComponentProps } from 'react'
import { AlertDialog } from './dialog'

/** A question one has to answer before going on; the first of `actions` takes the focus, Escape calls `onClose`. */
export function QuestionDialog({
  opened,
  ...dialog
}: Omit<ComponentProps<typeof AlertDialog>, 'tone'> & { opened: boolean }) {
  return opened ? <AlertDialog {...dialog} tone="error" /> : null
}
