import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import styles from './notice-dialog.module.css'
import { dialogStore } from './notices'

/** The dialog of the notice that is to be closed, over whatever is open. */
export function NoticeDialog() {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.read)
  // What was said here is not said again to whoever comes next.
  useEffect(() => dialogStore.close, [])
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
