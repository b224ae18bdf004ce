import { Trans } from '@lingui/react/macro'
import { IconCloudOff, IconHistory, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useShownSince } from '@/pwa/query-cache/shown-since'
import { refresh, useConnection } from './connection'
import { useProviderFails } from './provider-fails'
import styles from './status-line.module.css'

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
