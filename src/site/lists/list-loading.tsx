import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/states/empty-state'
import { FailureState } from '@/ui/states/failure-state'
import { Spinner } from '@/ui/states/spinner'
import styles from './list-loading.module.css'

/**
 * The loading state of a list, or of one that is a part of its page. As long as the client bundle waits, because the
 * reader saves data, there is a button instead. With `show`, its text, the boot script (app/boot/boot.ts) puts the rows
 * here and shows the state that it sets in `data-state`; otherwise the button loads the client bundle.
 */
export function ListLoading({ part = false, show, empty }: { part?: boolean; show?: ReactNode; empty?: ReactNode }) {
  return (
    <div className={styles.list} data-awaited={show ? '' : undefined}>
      <Spinner label={<Trans>Chargement…</Trans>} part={part} />
      <Button look="secondary">{show ?? <Trans>Afficher cette rubrique</Trans>}</Button>
      {show && (
        <div role="alert">
          <FailureState part retry={() => undefined}>
            <Trans>Le contenu de cette page n’a pas pu être chargé.</Trans>
          </FailureState>
        </div>
      )}
      {show && (
        <div className={styles.empty}>
          <EmptyState part>{empty}</EmptyState>
        </div>
      )}
    </div>
  )
}
