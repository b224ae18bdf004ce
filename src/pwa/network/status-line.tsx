import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { momentOf } from '@/api/parse-rows'
import { prerenderedAt } from '@/api/prerendered-rows'
import { publicRowsOf } from '@/api/queries'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { isFinal, refresh, useConnection } from './connection'
import { freshFor, visitStart } from './freshness'
import styles from './status-line.module.css'

/** Shows that the reader is offline, that the provider fails, or that data on the screen is older than this visit, with its date. */
export function StatusLine() {
  const connection = useConnection()
  const fails = useProviderFails()
  const away = connection !== 'online' || fails
  const since = useShownSince(away)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [wasAway, setWasAway] = useState(false)
  if (connection !== 'online' && !wasAway) setWasAway(true)
  const date = typeof since === 'number' && dayAndTime(since, locale)
  return (
    <div role="status">
      <SavingNote />
      {wasAway && connection === 'online' && (
        <p className="visually-hidden">
          <Trans>De nouveau en ligne.</Trans>
        </p>
      )}
      {(away || since !== undefined) && (
        <div className={styles.line} data-away={away || undefined}>
          {away ? <IconCloudOff aria-hidden /> : <IconHistory aria-hidden />}
          <p>
            <span>
              {connection === 'offline' && <Trans>Vous êtes hors ligne.</Trans>}
              {connection === 'silent' && <Trans>Le réseau ne répond pas.</Trans>}
              {connection === 'online' && fails && <Trans>Le service est momentanément indisponible.</Trans>}
            </span>{' '}
            {date && <Trans>Données du {date}</Trans>}
            {since === 'unknown' && <Trans>Date des données inconnue</Trans>}
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
 * Shows that the client bundle is not loaded because data saving is on, with a button that loads it. It is visible while the
 * boot script's attribute is set (app/boot/boot.ts).
 */
function SavingNote() {
  const isHydrated = useHydrated()
  const locale = useLocale()
  // The value is the same at build and during hydration.
  const at = prerenderedAt()
  const date = at !== undefined && dayAndTime(at, locale, true)
  if (isHydrated) return null
  return (
    <div className={`${styles.line} ${styles.saving}`}>
      <p>
        <Trans>Économie de données : seule cette page est chargée.</Trans> {date && <Trans>Données du {date}</Trans>}
      </p>
      <button type="button" className={styles.refresh}>
        <Trans>Charger le reste</Trans>
      </button>
      <p className={styles.loading}>
        <Trans>Le reste arrive…</Trans>
      </p>
    </div>
  )
}

/**
 * Returns the moment (in milliseconds) of the oldest data on the screen when it is older than this visit and not being read
 * again; `unknown` where a wrong clock has left no date. Data read up to a minute before the visit counts as fresh. While the
 * provider is `away`, fresh data and pending reads are included.
 */
function useShownSince(away: boolean): number | 'unknown' | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    subscribeTo(queryClient),
    () => shownSince(queryClient, away),
    () => undefined,
  )
}

/** Batched, because the cache also notifies during a render. */
const subscribeTo = (queryClient: QueryClient) => (listener: () => void) =>
  queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener))

function shownSince(queryClient: QueryClient, away: boolean): number | 'unknown' | undefined {
  const since = visitStart() - (away ? 0 : freshFor)
  const moments = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => {
      const read = publicRowsOf(query)
      const { dataUpdatedAt, fetchStatus } = query.state
      // A date in the future: the clock was corrected since.
      const isOlder = dataUpdatedAt < since || dataUpdatedAt > Date.now()
      const isOld = read?.failure !== undefined || (isOlder && (away || fetchStatus === 'idle'))
      return read && isOld ? [momentOf(read, dataUpdatedAt) ?? ('unknown' as const)] : []
    })
  if (moments.length === 0) return undefined
  const known = moments.filter((moment) => moment !== 'unknown')
  return known.length < moments.length ? 'unknown' : Math.min(...known)
}

/**
 * Returns whether the provider failed a read of the screen: with an error, a refusal or an unreadable answer. It stays true
 * during a retry.
 */
function useProviderFails(): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    subscribeTo(queryClient),
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
  const { data, error, errorUpdateCount, fetchStatus } = query.state
  if (isFinal(query)) return false
  if ((publicRowsOf(query)?.failure ?? 0) > 0) return true
  // During a retry a read without data has no error.
  if (error === null) return data === undefined && errorUpdateCount > 0 && fetchStatus === 'fetching'
  return error instanceof ApiError && error.status > 0
}
