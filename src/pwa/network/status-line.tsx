import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { isFinal, refresh, useConnection } from './connection'
import styles from './status-line.module.css'
import { freshFor, visitStart } from './visit'

/** Says that one is offline, that the provider fails, or that what is on the screen is older than this visit, and from when it is. */
export function StatusLine() {
  const connection = useConnection()
  const fails = useProviderFails()
  const since = useShownSince(connection !== 'online' || fails)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const shown = connection !== 'online' || fails || since !== undefined
  const date = since === undefined ? '' : dayAndTime(since, locale)
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {shown && (
        <div className={styles.line} data-connection={connection === 'online' && fails ? 'failing' : connection}>
          {connection === 'online' && !fails ? <IconHistory aria-hidden /> : <IconCloudOff aria-hidden />}
          <p>
            {connection === 'offline' && <Trans>Vous êtes hors ligne.</Trans>}
            {connection === 'silent' && <Trans>Le réseau ne répond pas.</Trans>}
            {connection === 'online' && fails && <Trans>Le service est momentanément indisponible.</Trans>}{' '}
            {date && <Trans>Données du {date}</Trans>}
          </p>
          {connection !== 'offline' && (
            <button type="button" className={styles.refresh} onClick={() => void refresh(queryClient)}>
              <IconRefresh aria-hidden />
              <Trans>Actualiser</Trans>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * The moment (in milliseconds) of the oldest data on the screen, when it is older than this visit and not being
 * renewed. Read a moment before, in another tab or before a reload, it still counts as fresh. While the network is
 * `away` neither that nor a renewal that nobody answers counts.
 */
function useShownSince(away: boolean): number | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => shownSince(queryClient, away),
    () => undefined,
  )
}

function shownSince(queryClient: QueryClient, away: boolean): number | undefined {
  const dates = queryClient
    .getQueryCache()
    .findAll({ type: 'active', ...(!away && { fetchStatus: 'idle' }) })
    .filter((query) => query.meta?.['persist'] === true && query.state.data !== undefined)
    .map((query) => query.state.dataUpdatedAt)
  const oldest = Math.min(...dates)
  return oldest < visitStart() - (away ? 0 : freshFor) ? oldest : undefined
}

/**
 * Whether the provider answered something on the screen with a failure: an error, too much to do, or what is no data
 * at all. It stays so while it is being asked again.
 */
function useProviderFails(): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => providerFails(queryClient),
    () => false,
  )
}

const providerFails = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.['persist'] === true })
    .some(failedLast)

function failedLast(query: Query): boolean {
  const { error, errorUpdatedAt, dataUpdatedAt, fetchStatus } = query.state
  if (errorUpdatedAt <= dataUpdatedAt || isFinal(query)) return false
  // Asked again, a read without data has no error until the answer comes.
  return error === null ? fetchStatus === 'fetching' : error instanceof ApiError && error.status > 0
}
