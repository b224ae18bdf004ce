import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { type Notice, shownNotice, toast } from '@/admin/crud/definition/wording'
import { lazyPart } from '@/admin/ui/lazy-part'
import { createStore, useStore } from '@/lib/store'
import { notify } from '@/ui/toast/toasts'

/** The dialogs of outcomes are not part of a list's first load. */
const AlertDialog = lazyPart(async () => (await import('@/admin/ui/dialog')).AlertDialog)

interface OpenDialog {
  id: number
  tone: 'success' | 'error'
  title: ReactNode
  text: ReactNode
}

const openDialogs = createStore<readonly OpenDialog[]>([])
let count = 0

/** Shows a notice as a toast or a dialog. */
export function announce(tone: 'success' | 'error', notice: Notice): void {
  const [title, text] = [shownNotice(notice.title), shownNotice(notice.text)]
  if (notice.as === 'dialog') {
    count += 1
    const dialog = { id: count, tone, title: title ?? <Trans>Erreur</Trans>, text }
    openDialogs.set((open) => [...open, dialog])
    return
  }
  notify(
    tone,
    <>
      {title && <strong>{title}</strong>} {text}
    </>,
    JSON.stringify([title, text]),
  )
}

/** Announces the fields that another user has changed meanwhile, and that were left as they are. */
export function announceMerged(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '')
    announce('success', toast(msg`Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : ${fields}.`))
}

/** Announces the fields that an update does not send, and that stay as they are published. */
export function announceLeftOut(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '') announce('success', toast(msg`Resté tel que publié : ${fields}.`))
}

/** Renders the dialogs that `announce` has opened. */
export function OpenDialogs() {
  const open = useStore(openDialogs, [])
  // The next user must not see the dialogs of this one.
  useEffect(() => () => openDialogs.set([]), [])
  return open.map(({ id, tone, title, text }) => {
    const close = () => openDialogs.set((all) => all.filter((one) => one.id !== id))
    return (
      <AlertDialog
        key={id}
        tone={tone}
        title={title}
        onClose={close}
        actions={
          <Button onClick={close} data-autofocus>
            <Trans>OK</Trans>
          </Button>
        }
      >
        {text}
      </AlertDialog>
    )
  })
}
