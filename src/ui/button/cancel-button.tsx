import { Trans } from '@lingui/react/macro'
import { Button } from './button'
import styles from './cancel-button.module.css'

/** The button of a form that is being sent and waits for its answer. The focus goes back to the one that sends it. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button
      look="secondary"
      className={styles.late}
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
        onCancel()
      }}
    >
      <Trans>Annuler</Trans>
    </Button>
  )
}
