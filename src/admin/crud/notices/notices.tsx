import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { type Notice, toast } from '@/admin/crud/definition/outcomes'
import { lazyPart } from '@/admin/ui/lazy-part'
import { createStore, useStore } from '@/lib/store'
import { dismiss, notify } from '@/ui/toast/toasts'
import styles from './notices.module.css'

/** Not part of a list's first load. */
const AlertDialog = lazyPart(async () => (await import('@/admin/ui/dialog')).AlertDialog)

interface OpenDialog {
  id: number
  notice: Omit<NoticeDialogProps, 'onClose'>
}

const openDialogs = createStore<readonly OpenDialog[]>([])
let count = 0

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
    count += 1
    const dialog = { id: count, notice: { tone, title: title ?? <Trans>Erreur</Trans>, text, undo } }
    openDialogs.set((open) => [...open, dialog])
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
      JSON.stringify([notice.title, notice.text]),
    )
  }
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

/** Announces the fields whose files could not be read to be sent again. */
export function announceLost(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '') announce('error', toast(msg`Fichiers introuvables, à choisir de nouveau : ${fields}.`))
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

/** Renders the dialogs that `announce` has opened. */
export function OpenDialogs() {
  const open = useStore(openDialogs, [])
  // The next user must not see the dialogs of this one.
  useEffect(() => () => openDialogs.set([]), [])
  return open.map(({ id, notice }) => (
    <NoticeDialog key={id} {...notice} onClose={() => openDialogs.set((all) => all.filter((one) => one.id !== id))} />
  ))
}

interface NoticeDialogProps {
  tone: 'success' | 'error'
  title: ReactNode
  text: ReactNode
  undo: (() => void) | undefined
  onClose: () => void
}

function NoticeDialog({ tone, title, text, undo, onClose }: NoticeDialogProps) {
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
