import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { momentOf } from '@/api/parse-rows'
import { publicRowsOf } from '@/api/queries'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useCacheValue } from '@/pwa/query-cache/use-cache-value'
import { refresh, useConnection } from './connection'
import { failureOf } from './failed-reads'
import { freshFor, visitStart } from './freshness'
import styles from './status-line.module.css'

/** Shows that the reader is offline, that the provider fails, or that data on the screen is older than this visit, with its date. */
export function StatusLine() {
  const connection = useConnection()
  const fails = useCacheValue(providerFails, false)
  const away = connection !== 'online' || fails
  const since = useCacheValue((cache) => shownSince(cache, away), undefined)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [wasAway, setWasAway] = useState(false)
  if (connection !== 'online' && !wasAway) setWasAway(true)
  const date = typeof since === 'number' && dayAndTime(since, locale)
  return (
    <div role="status">
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
          <button type="button" className={styles.refresh} onClick={() => void refresh(queryClient)}>
            <IconRefresh aria-hidden />
            <Trans>Actualiser</Trans>
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Returns the moment (in milliseconds) of the oldest data on the screen when it is older than this visit and not being read
 * again; `unknown` where a wrong clock has left no date. Data read up to a minute before the visit counts as fresh. While the
 * provider is `away`, fresh data and pending reads are included.
 */
function shownSince(cache: QueryCache, away: boolean): number | 'unknown' | undefined {
  const since = visitStart() - (away ? 0 : freshFor)
  const moments = cache.findAll({ type: 'active' }).flatMap((query) => {
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
 * Returns whether the provider failed a public read of the screen: with an error, a refusal or an unreadable answer. It stays
 * true during a retry.
 */
const providerFails = (cache: QueryCache) =>
  cache
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.['persist'] === true })
    .some((query) => (failureOf(query) ?? 0) > 0 || isRetried(query))

/** During a retry a read without data has no error. */
const isRetried = ({ state }: Query) =>
  state.data === undefined && state.error === null && state.errorUpdateCount > 0 && state.fetchStatus === 'fetching'
