import { Trans, useLingui } from '@lingui/react/macro'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import type { Transfer } from '@/pwa/downloads/transfers'
import styles from './progress.module.css'

/** The progress of a transfer. Screen readers are told its state, and read its share when they ask for it. */
export function Progress({ transfer: { title, state, received, total } }: { transfer: Transfer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = total ? Math.floor((received / total) * 100) : undefined
  const here = size(received, locale)
  const all = total !== undefined && size(total, locale)
  return (
    <div className={`no-print cluster ${styles.progress}`}>
      <progress className={styles.bar} aria-label={title} value={percent} max={100} />
      <small className={`note ${styles.words}`}>
        <span role="status">
          {state === 'waiting' && <Trans>En attente de la fin d’un autre téléchargement</Trans>}
          {state === 'active' && <Trans>Téléchargement en cours</Trans>}
          {state === 'interrupted' && <Trans>Réseau coupé : le téléchargement reprendra avec le réseau.</Trans>}
        </span>
        {received > 0 && <span>{all ? t`${percent ?? 0} % · ${here} sur ${all}` : here}</span>}
      </small>
    </div>
  )
}
