import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Notice } from '@/admin/crud/definition/outcomes'
import { notify } from '@/ui/toast/toasts'
import { NoticeText } from './notice-text'

export interface OpenDialog {
  tone: 'success' | 'error'
  title: ReactNode
  text: ReactNode
}

let open: OpenDialog | undefined
const listeners = new Set<() => void>()

/** Shows a notice as it asks to be shown: in the corner, or as a dialog that is to be closed. */
export function announce(tone: 'success' | 'error', notice: Notice): void {
  const text = notice.text && <NoticeText text={notice.text} />
  const title = notice.title && <NoticeText text={notice.title} />
  if (notice.as === 'dialog') show({ tone, title: title ?? <Trans>Erreur</Trans>, text })
  else
    notify(
      tone,
      <>
        {title && <strong>{title}</strong>} {text}
      </>,
    )
}

function show(next: OpenDialog | undefined) {
  open = next
  for (const listener of listeners) listener()
}

export const dialogStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => open,
  close: () => show(undefined),
}
