import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import styles from './notice-dialog.module.css'
import { dialogStore } from './notices'

/** The dialog of the notice that is to be closed, over whatever is open. */
export function NoticeDialog() {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.read)
  if (open === undefined) return null
  return (
    <AlertDialog
      tone={open.tone}
      title={open.title}
      onClose={dialogStore.close}
      actions={
        <Button onClick={dialogStore.close}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {open.text && <p className={styles.text}>{open.text}</p>}
    </AlertDialog>
  )
}
