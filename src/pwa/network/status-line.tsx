import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useCacheValue } from '@/pwa/query-cache/use-cache-value'
import { refresh, useConnection } from './connection'
import { asOfIn, reasonIn } from './data-age'
import styles from './status-line.module.css'

/** Shows why the rows on the screen may not be the provider's newest, with their date. */
export function StatusLine() {
  const connection = useConnection()
  const reason = useCacheValue((cache) => reasonIn(cache, connection), undefined)
  const asOf = useCacheValue((cache) => reason && asOfIn(cache, reason), undefined)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [wasAway, setWasAway] = useState(false)
  if (connection !== 'online' && !wasAway) setWasAway(true)
  const date = typeof asOf === 'number' && dayAndTime(asOf, locale)
  const isAway = reason === 'offline' || reason === 'silent' || reason === 'failing'
  return (
    <div role="status">
      {wasAway && connection === 'online' && (
        <p className="visually-hidden">
          <Trans>De nouveau en ligne.</Trans>
        </p>
      )}
      {reason && (
        <div className={styles.line} data-away={isAway || undefined}>
          <p className={styles.text}>
            {isAway ? <IconCloudOff aria-hidden /> : <IconHistory aria-hidden />}
            <span>
              {reason === 'offline' && <Trans>Vous êtes hors ligne.</Trans>}
              {reason === 'silent' && <Trans>Le réseau ne répond pas.</Trans>}
              {reason === 'failing' && <Trans>Le service est momentanément indisponible.</Trans>}
              {reason === 'unread' && <Trans>Une partie de cette page n’a pas pu être actualisée.</Trans>}{' '}
              {date && <Trans>Données du {date}</Trans>}
              {asOf === 'unknown' && <Trans>Date des données inconnue</Trans>}
            </span>
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
