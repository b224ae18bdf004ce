import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/form/notices'
import { AlertDialog } from '@/admin/shell/dialog'
import { FocusableButton } from '@/admin/shell/focusable-button'
import { ApiError } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { remove } from '@/api/writes'
import { useConnection } from '@/pwa/network/connection'
import styles from './record-screen.module.css'
import type { Records } from './use-records'
import type { ScreenAddress } from './use-screen-address'

/** Asks before a record is removed; it cannot be brought back. */
export function DeleteDialog({
  screen,
  records,
  address,
}: {
  screen: Screen
  records: Records
  address: ScreenAddress
}) {
  const { open, record = '' } = address.search
  const offline = useConnection() === 'offline'
  const { removeOnce, removing, handled } = useRemoval(screen, () => address.close({ saved: true }))
  const asked = open === 'delete' && records.state === 'loaded'
  const row = asked ? rowOf(screen, records.all, record) : undefined
  const close = () => !removing && address.close()
  if (asked && row === undefined && handled !== record) {
    return (
      <AlertDialog
        tone="error"
        title={<Trans>Rien à supprimer</Trans>}
        onClose={close}
        actions={
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <Trans>Cet enregistrement n’existe pas, ou n’existe plus.</Trans>
      </AlertDialog>
    )
  }
  if (row === undefined) return null
  const name = screen.nameOf(row)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={close}
      actions={
        <>
          <FocusableButton variant="default" disabled={removing} onClick={close}>
            <Trans>Annuler</Trans>
          </FocusableButton>
          <FocusableButton color="red" disabled={removing || offline} onClick={() => removeOnce(record, name)}>
            <Trans>Oui, supprimer!</Trans>
          </FocusableButton>
        </>
      }
    >
      <p>
        <Trans>Cette action est irréversible!</Trans>
      </p>
      <p className={styles.removed}>{name}</p>
      {offline && (
        <p>
          <Trans>Hors ligne : rien ne peut être supprimé avant le retour du réseau.</Trans>
        </p>
      )}
    </AlertDialog>
  )
}

/** Removes a record, once: tells how it went and then calls `onEnd`. */
function useRemoval(screen: Screen, onEnd: () => void) {
  const busy = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ key }: { key: number | string; name: string }) => remove(screen.resource, key),
    meta: { staleKeys: staleKeys(screen.resource) },
    onSuccess: (_answer, { name }) => announce('success', noticeOf(screen.outcomes.remove.done, name)),
    onError: (error) => {
      // The session is over, and the sign-in page says so.
      if (error instanceof ApiError && error.status === 401) return
      announce('error', noticeOf(screen.outcomes.remove.failed, error))
    },
    onSettled: () => {
      busy.current = false
      onEnd()
    },
  })
  return {
    removing: isPending,
    /** The record whose removal was asked for last: it may be gone from the list before its dialog is. */
    handled: variables?.key,
    removeOnce: (key: number | string, name: string) => {
      // The second press of a double click comes before the button is drawn as disabled.
      if (busy.current) return
      busy.current = true
      mutate({ key, name })
    },
  }
}
