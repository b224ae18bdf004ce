import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'
import { Spinner } from '@/ui/states/spinner'
import styles from './list-loading.module.css'

/**
 * The loading state of a list, or of one that is a part of its page. As long as the client bundle waits, because the reader
 * saves data, there is a button instead, which loads it (app/boot/boot.ts).
 */
export function ListLoading({ part = false }: { part?: boolean }) {
  return (
    <div className={styles.list}>
      <Spinner label={<Trans>Chargement…</Trans>} part={part} />
      <Button look="secondary">
        <Trans>Afficher cette rubrique</Trans>
      </Button>
    </div>
  )
}
