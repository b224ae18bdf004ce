import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { Notice } from '@/admin/crud/definition/outcomes'
import { AlertDialog } from '@/admin/shell/dialog'
import { createStore, useStore } from '@/lib/store'
import { notify } from '@/ui/toast/toasts'

// The store ignores an undefined value.
const openDialog = createStore<{ tone: 'success' | 'error'; title: ReactNode; text: ReactNode } | null>(null)
const close = () => openDialog.set(null)

/** Shows a notice as it asks to be shown: in the corner, or as a dialog that is to be closed. */
export function announce(tone: 'success' | 'error', notice: Notice): void {
  const text = notice.text && <NoticeText text={notice.text} />
  const title = notice.title && <NoticeText text={notice.title} />
  if (notice.as === 'dialog') openDialog.set({ tone, title: title ?? <Trans>Erreur</Trans>, text })
  else
    notify(
      tone,
      <>
        {title && <strong>{title}</strong>} {text}
      </>,
    )
}

/** A text of the catalog, or one that the provider wrote. */
export function NoticeText({ text }: { text: MessageDescriptor | string }) {
  const { _ } = useLingui()
  return typeof text === 'string' ? text : _(text)
}

/** The dialog of the notice that is to be closed, over whatever is open. */
export function NoticeDialog() {
  const open = useStore(openDialog, null)
  // A message that was shown here is not shown again to whoever comes next.
  useEffect(() => close, [])
  if (open === null) return null
  return (
    <AlertDialog
      tone={open.tone}
      title={open.title}
      onClose={close}
      actions={
        <Button onClick={close} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {open.text}
    </AlertDialog>
  )
}
