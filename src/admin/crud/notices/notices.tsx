import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { Notice } from '@/admin/crud/definition/outcomes'
import { createStore, useStore } from '@/lib/store'
import { dismiss, notify } from '@/ui/toast/toasts'
import styles from './notices.module.css'

/** Not part of a list's first load. */
const AlertDialog = lazy(async () => ({ default: (await import('@/admin/ui/dialog')).AlertDialog }))

interface OpenDialog {
  id: number
  content: ReactNode
  /** Closes the dialog without an answer. */
  dismiss: () => void
}

const openDialogs = createStore<readonly OpenDialog[]>([])
let count = 0

/** Shows a dialog over all open ones. Resolves to its answer, null where it is closed without one. */
export function ask<Answer>(dialog: (answer: (given: Answer | null) => void) => ReactNode): Promise<Answer | null> {
  return new Promise((resolve) => {
    count += 1
    const id = count
    const answer = (given: Answer | null) => {
      openDialogs.set((open) => open.filter((one) => one.id !== id))
      resolve(given)
    }
    openDialogs.set((open) => [...open, { id, content: dialog(answer), dismiss: () => answer(null) }])
  })
}

/**
 * Shows a notice as a toast or a dialog. `undo` undoes the action; `page` is the address of the record's public page.
 */
export function announce(
  tone: 'success' | 'error',
  notice: Notice,
  { undo, page }: { undo?: (() => void) | undefined; page?: string | undefined } = {},
): void {
  const text = notice.text && <NoticeText text={notice.text} />
  const title = notice.title && <NoticeText text={notice.title} />
  if (notice.as === 'dialog') {
    void ask((close) => (
      <NoticeDialog
        tone={tone}
        title={title ?? <Trans>Erreur</Trans>}
        text={text}
        undo={undo}
        onClose={() => close(null)}
      />
    ))
  } else {
    const id = notify(
      tone,
      <>
        {title && <strong>{title}</strong>} {text}
        {(undo ?? page) && (
          <span className={styles.actions}>
            {undo && (
              <UndoButton
                onPress={() => {
                  dismiss(id)
                  undo()
                }}
              />
            )}
            {page && <PageLink page={page} />}
          </span>
        )}
      </>,
    )
  }
}

/** Not a Mantine button: toasts belong to the public site too. */
function UndoButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
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
      className={styles.action}
      aria-label={_(msg`Voir sur le site (nouvel onglet)`)}
    >
      <Trans>Voir sur le site</Trans>
    </a>
  )
}

/** A text of the catalog, or a message of the provider. */
function NoticeText({ text }: { text: MessageDescriptor | string }) {
  const { _ } = useLingui()
  return typeof text === 'string' ? text : _(text)
}

/** Renders the dialogs that `ask` and `announce` have opened. */
export function OpenDialogs() {
  const open = useStore(openDialogs, [])
  // The next user must not see the dialogs of this one.
  useEffect(() => () => openDialogs.get().forEach((dialog) => dialog.dismiss()), [])
  return open.map(({ id, content }) => <Suspense key={id}>{content}</Suspense>)
}

function NoticeDialog({
  tone,
  title,
  text,
  undo,
  onClose,
}: {
  tone: 'success' | 'error'
  title: ReactNode
  text: ReactNode
  undo: (() => void) | undefined
  onClose: () => void
}) {
  return (
    <AlertDialog
      tone={tone}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            <Trans>OK</Trans>
          </Button>
          {undo && (
            <Button
              variant="default"
              onClick={() => {
                onClose()
                undo()
              }}
            >
              <Trans context="undo">Annuler</Trans>
            </Button>
          )}
        </>
      }
    >
      {text}
    </AlertDialog>
  )
}
