import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { Notice } from '@/admin/crud/definition/outcomes'
import { requestUndo } from '@/admin/crud/journal/undo-request'
import { createStore, useStore } from '@/lib/store'
import { notify } from '@/ui/toast/toasts'
import styles from './notices.module.css'

/** Dialogs are no part of a list's first load. */
const AlertDialog = lazy(async () => ({ default: (await import('@/admin/ui/dialog')).AlertDialog }))

/** The action in the journal that is taken back, or what takes it back. */
type Undo = string | (() => void)
const runUndo = (undo: Undo) => (typeof undo === 'string' ? requestUndo(undo) : undo())

// The store ignores an undefined value.
const openDialog = createStore<{
  tone: 'success' | 'error'
  title: ReactNode
  text: ReactNode
  undo: Undo | undefined
} | null>(null)
const close = () => openDialog.set(null)

/**
 * Shows a notice as it asks to be shown: in the corner, or as a dialog that is to be closed. `undo` is the action that
 * can be taken back from it, `page` the address where the site shows what was saved.
 */
export function announce(
  tone: 'success' | 'error',
  notice: Notice,
  { undo, page }: { undo?: Undo | undefined; page?: string | undefined } = {},
): void {
  const text = notice.text && <NoticeText text={notice.text} />
  const title = notice.title && <NoticeText text={notice.title} />
  if (notice.as === 'dialog') openDialog.set({ tone, title: title ?? <Trans>Erreur</Trans>, text, undo })
  else
    notify(
      tone,
      <>
        {title && <strong>{title}</strong>} {text}
        {(undo ?? page) && (
          <span className={styles.ways}>
            {undo && <UndoButton undo={undo} />}
            {page && <PageLink page={page} />}
          </span>
        )}
      </>,
    )
}

/** Outside of Mantine: notices belong to the whole site. */
function UndoButton({ undo }: { undo: Undo }) {
  return (
    <button type="button" className={styles.way} onClick={() => runUndo(undo)}>
      <Trans context="undo">Annuler</Trans>
    </button>
  )
}

function PageLink({ page }: { page: string }) {
  const { _ } = useLingui()
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.way}
      aria-label={_(msg`Voir sur le site (nouvel onglet)`)}
    >
      <Trans>Voir sur le site</Trans>
    </a>
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
  const { undo } = open
  return (
    <Suspense>
      <AlertDialog
        tone={open.tone}
        title={open.title}
        onClose={close}
        actions={
          <>
            <Button onClick={close} data-autofocus>
              <Trans>OK</Trans>
            </Button>
            {undo && (
              <Button
                variant="default"
                onClick={() => {
                  close()
                  runUndo(undo)
                }}
              >
                <Trans context="undo">Annuler</Trans>
              </Button>
            )}
          </>
        }
      >
        {open.text}
      </AlertDialog>
    </Suspense>
  )
}
