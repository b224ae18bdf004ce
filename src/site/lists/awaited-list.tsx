import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'
import { Spinner } from '@/ui/states/spinner'
import styles from './awaited-list.module.css'

/**
 * A list is waited for, or one that is a part of its page. As long as the program waits, because the reader saves data,
 * there is a button that loads it instead: by the attribute that the boot script sets (app/boot/boot.ts).
 */
export function AwaitedList({ part = false }: { part?: boolean }) {
  return (
    <div className={styles.list}>
      <Spinner label={<Trans>Chargement…</Trans>} part={part} />
      <Button look="secondary">
        <Trans>Charger le reste</Trans>
      </Button>
    </div>
  )
}
