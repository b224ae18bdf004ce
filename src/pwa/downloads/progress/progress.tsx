import { Trans, useLingui } from '@lingui/react/macro'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import type { Transfer } from '@/pwa/downloads/transfers'
import styles from './progress.module.css'

/** The progress of a transfer; or, with `label`, the label of the download button meanwhile. */
export function Progress({ transfer, label = false }: { transfer: Transfer; label?: boolean }) {
  return label ? <Label transfer={transfer} /> : <Bar transfer={transfer} />
}

function Label({ transfer: { state, total = 0 } }: { transfer: Transfer }) {
  const weight = size(total, useLocale())
  return state === 'confirming' ? <Trans>Télécharger ({weight})</Trans> : <Trans>Annuler</Trans>
}

/** Screen readers are told each quarter. */
function Bar({ transfer: { title, state, received, total } }: { transfer: Transfer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = total ? Math.floor((received / total) * 100) : undefined
  const here = size(received, locale)
  const all = total !== undefined && size(total, locale)
  const done = all ? t`${percent ?? 0} % · ${here} sur ${all}` : here
  return (
    <div className={`no-print ${styles.progress}`}>
      {state !== 'confirming' && (
        <progress className={styles.bar} aria-label={title} value={percent} max={100}>
          {percent}
        </progress>
      )}
      <small className={styles.words}>
        {state === 'confirming' && <Trans>Ce document pèse {all}.</Trans>}
        {state === 'waiting' && <Trans>En attente de la fin d’un autre téléchargement</Trans>}
        {state === 'active' && (received === 0 ? <Trans>Le téléchargement commence…</Trans> : done)}
        {state === 'interrupted' && <Trans>Réseau coupé : {done}. La suite viendra avec le réseau.</Trans>}
      </small>
      <span role="status" className="visually-hidden">
        {state === 'confirming' && <Trans>Ce document pèse {all}.</Trans>}
        {state === 'waiting' && <Trans>En attente de la fin d’un autre téléchargement</Trans>}
        {state === 'active' && <Trans>Téléchargement : {percent === undefined ? 0 : percent - (percent % 25)} %</Trans>}
        {state === 'interrupted' && <Trans>Réseau coupé : la suite viendra avec le réseau.</Trans>}
      </span>
    </div>
  )
}
