import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/states/empty-state'
import { FailureState } from '@/ui/states/failure-state'
import { Spinner } from '@/ui/states/spinner'
import styles from './list-body.module.css'
import { ListLinks, useCachedLists } from './list-links'
import type { PublicList } from './use-public-list'

/** The states of a public list: loading, not cached while there is no network, failed, empty, rows. */
export function ListBody({
  list,
  empty,
  isPart = false,
  children,
}: {
  list: PublicList<unknown>
  empty: ReactNode
  /** Whether the list is one of several on its screen. Without a network such a list shows the message of a failure. */
  isPart?: boolean
  children: ReactNode
}) {
  if (list.state === 'loading') return <ListLoading isPart={isPart} />
  if (list.state === 'missing' && !isPart) return <NotCached retry={list.retry} />
  if (list.state !== 'ready') return <FailureState retry={list.retry} isPart={isPart} />
  if (list.rows.length === 0) return <EmptyState isPart={isPart}>{empty}</EmptyState>
  return (
    <>
      {children}
      {list.progress === 'partial' && <Spinner label={<Trans>Chargement de la suite…</Trans>} isPart />}
    </>
  )
}

/** The message of a list that is not cached, without a network, and links to the screens that are. */
export function NotCached({ retry }: { retry: () => void }) {
  const { t } = useLingui()
  const cachedLists = useCachedLists()
  return (
    <div className="container">
      <EmptyState isFailure action={<Button onClick={retry}>{t`Réessayer`}</Button>}>
        <Trans>
          Le réseau ne répond pas, et cette page n’a pas encore été gardée sur cet appareil. Elle s’affichera dès le
          retour de la connexion.
        </Trans>
      </EmptyState>
      {cachedLists.length > 0 && (
        <section className={`panel ${styles.cached}`}>
          <h2>
            <Trans>Disponible dès maintenant hors ligne</Trans>
          </h2>
          <ListLinks lists={cachedLists} />
        </section>
      )}
    </div>
  )
}

/** The loading state of a list, or of one that is a part of its page. */
export const ListLoading = ({ isPart = false }: { isPart?: boolean }) => (
  <Spinner label={<Trans>Chargement…</Trans>} isPart={isPart} />
)
