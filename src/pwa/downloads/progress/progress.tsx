import { Trans, useLingui } from '@lingui/react/macro'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { cancelTransfer } from '@/pwa/downloads/queue'
import { type Transfer, useTransfers } from '@/pwa/downloads/transfers'
import { Button } from '@/ui/button/button'
import styles from './progress.module.css'

/** The label of the download button during a transfer. */
function Label({ transfer: { state, total = 0 } }: { transfer: Transfer }) {
  const weight = size(total, useLocale())
  if (state === 'asked') return <Trans>Télécharger ({weight})</Trans>
  if (state === 'active' || state === 'queued') return <Trans>Pause</Trans>
  return <Trans>Continuer</Trans>
}

/** The progress of a transfer with a cancel button; or, with `label`, the label of the download button. */
export function Progress({ transfer, label = false }: { transfer: Transfer; label?: boolean }) {
  return label ? <Label transfer={transfer} /> : <Bar transfer={transfer} />
}

/** Screen readers are told each quarter. */
function Bar({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const { address, title, state, received, total } = transfer
  const locale = useLocale()
  const place = usePlace(transfer)
  const percent = total ? Math.floor((received / total) * 100) : undefined
  const here = size(received, locale)
  const all = total !== undefined && size(total, locale)
  const done = all ? t`${percent ?? 0} % · ${here} sur ${all}` : here
  return (
    <div className={`no-print ${styles.progress}`}>
      {state !== 'asked' && (
        <progress className={styles.bar} aria-label={title} value={percent} max={100}>
          {percent}
        </progress>
      )}
      <small className={styles.words}>
        {state === 'asked' && <Trans>Ce document pèse {all}.</Trans>}
        {state === 'queued' && <Trans>En attente, place {place} dans la file</Trans>}
        {state === 'active' && (received === 0 ? <Trans>Le téléchargement commence…</Trans> : done)}
        {state === 'paused' && <Trans>En pause : {done}</Trans>}
        {state === 'interrupted' && <Trans>Réseau coupé : {done}. La suite viendra avec le réseau.</Trans>}
      </small>
      <Button look="quiet" onClick={() => void cancelTransfer(address)}>
        <Trans>Annuler</Trans>
        <span className="visually-hidden"> {title}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'asked' && <Trans>Ce document pèse {all}.</Trans>}
        {state === 'queued' && <Trans>En attente, place {place} dans la file</Trans>}
        {state === 'active' && <Trans>Téléchargement : {percent === undefined ? 0 : percent - (percent % 25)} %</Trans>}
        {state === 'paused' && <Trans>Téléchargement en pause</Trans>}
        {state === 'interrupted' && <Trans>Réseau coupé : la suite viendra avec le réseau.</Trans>}
      </span>
    </div>
  )
}

/** Returns a document's place in the queue, from 1. */
function usePlace({ address }: Transfer): number {
  const waiting = [...useTransfers().values()].filter(({ state }) => state === 'queued')
  return waiting.findIndex((one) => one.address === address) + 1
}
