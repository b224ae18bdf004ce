import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { prerenderedAt } from '@/api/prerendered-rows'
import { momentOf } from '@/api/public-rows'
import { publicRowsOf } from '@/api/queries'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useHydrated } from '@/ui/hydration/use-hydrated'
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
  const date = typeof since === 'number' && dayAndTime(since, locale)
  return (
    <div role="status">
      <SavingNote />
      {shown && (
        <div className={styles.line} data-connection={connection === 'online' && fails ? 'failing' : connection}>
          {connection === 'online' && !fails ? <IconHistory aria-hidden /> : <IconCloudOff aria-hidden />}
          <p>
            {connection === 'offline' && <Trans>Vous êtes hors ligne.</Trans>}
            {connection === 'silent' && <Trans>Le réseau ne répond pas.</Trans>}
            {connection === 'online' && fails && <Trans>Le service est momentanément indisponible.</Trans>}{' '}
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
 * Says that the client bundle waits, because the reader saves data: its button is one more that loads it. Shown by the
 * attribute that the boot script sets (app/boot/boot.ts), and gone with it.
 */
function SavingNote() {
  const isHydrated = useHydrated()
  const locale = useLocale()
  // At build and at hydration alike; the client bundle shows newer data, and its own date.
  const at = prerenderedAt()
  const date = at !== undefined && dayAndTime(at, locale)
  if (isHydrated) return null
  return (
    <div className={`${styles.line} ${styles.saving}`}>
      {/* At another year's visit the date has its year. */}
      <p suppressHydrationWarning>
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
 * The moment (in milliseconds) of the oldest data on the screen, when it is older than this visit and not being
 * renewed; `unknown` where a wrong clock has left none. Read a moment before, in another tab or before a reload, it still counts as fresh. While the network is
 * `away` neither that nor a renewal that nobody answers counts.
 */
function useShownSince(away: boolean): number | 'unknown' | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    subscribeTo(queryClient),
    () => shownSince(queryClient, away),
    () => undefined,
  )
}

/** Not at once: the cache speaks while a part of the page is rendered, too, when nothing else may be drawn. */
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
      // From the future: the clock has been put right since.
      const isOlder = dataUpdatedAt < since || dataUpdatedAt > Date.now()
      const isOld = read?.failure !== undefined || (isOlder && (away || fetchStatus === 'idle'))
      return read && isOld ? [momentOf(read, dataUpdatedAt) ?? ('unknown' as const)] : []
    })
  if (moments.length === 0) return undefined
  const known = moments.filter((moment) => moment !== 'unknown')
  return known.length < moments.length ? 'unknown' : Math.min(...known)
}

/**
 * Whether the provider answered something on the screen with a failure: an error, too much to do, or what is no data
 * at all. It stays so while it is being asked again.
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
  // Asked again, a read without data has no error until the answer comes.
  if (error === null) return data === undefined && errorUpdateCount > 0 && fetchStatus === 'fetching'
  return error instanceof ApiError && error.status > 0
}
