import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogFoot } from '@/admin/ui/dialog'
import styles from './fields-dialog.module.css'

/** A dialog of the editor with fields: Enter in one submits it, and not the record's form under it. */
export function FieldsDialog({
  title,
  submit,
  actions,
  onSubmit,
  onClose,
  children,
}: {
  title: ReactNode
  /** The text of the submit button. */
  submit: ReactNode
  /** Other buttons. */
  actions?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble to the record's form.
          event.stopPropagation()
          onSubmit()
        }}
      >
        <DialogBody>
          <div className="stack">{children}</div>
        </DialogBody>
        <DialogFoot>
          {actions}
          <Button variant="default" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button type="submit">{submit}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
