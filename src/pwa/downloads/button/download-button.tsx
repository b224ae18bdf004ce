import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { withCatalog } from '@/i18n/with-catalog'
import { useCachedAddresses } from '@/pwa/downloads/cached-addresses'
import { useTransfers } from '@/pwa/downloads/transfers'
import { weightOf } from '@/pwa/downloads/weight'
import { buttonClass } from '@/ui/button/button'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { useSeen } from '@/ui/motion/use-seen'
import { notify } from '@/ui/toast/toasts'
import styles from './download-button.module.css'

const Progress = onDemand(async () => (await withCatalog('help', import('@/pwa/downloads/transfer/progress'))).Progress)

const RemoveQuestion = onDemand(
  async () => (await withCatalog('help', import('@/pwa/downloads/removal/remove-question'))).RemoveQuestion,
)

/**
 * A toggle button that downloads a document for reading offline or asks to remove it; during the transfer it cancels. Its weight
 * stands beside the label. A document of another site cannot be read by a page and has a note instead.
 */
export function DownloadButton({ address, title }: { address: string; title: string }) {
  const { t } = useLingui()
  const downloaded = useCachedAddresses()
  const transfers = useTransfers()
  const [isStarting, setStarting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // At build there is no address.
  const here = useHydrated() ? location.href : 'https://here.invalid'
  const { href, origin, host } = new URL(address, here)
  if (origin !== new URL(here).origin) return <ElsewhereNote host={host} />
  const transfer = transfers.get(href)
  const isDownloaded = !transfer && downloaded.has(href)

  async function press() {
    if (transfer) return transfer.cancel()
    if (isDownloaded) return setAsking(true)
    if (isStarting) return
    setStarting(true)
    try {
      await (await import('@/pwa/downloads/transfer/download-document')).downloadDocument(address, title)
    } catch {
      notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
    }
    setStarting(false)
  }

  const Icon = isDownloaded ? IconCircleCheckFilled : IconDownload
  return (
    <>
      <button
        type="button"
        className={`no-print ${buttonClass('quiet', styles.keep)}`}
        aria-pressed={isDownloaded}
        aria-busy={isStarting && !transfer}
        onClick={() => void press()}
      >
        <Icon aria-hidden />
        <span>
          {transfer ? (
            <Trans>Annuler</Trans>
          ) : isDownloaded ? (
            <Trans>Gardé hors ligne</Trans>
          ) : (
            <Trans>Garder hors ligne</Trans>
          )}
          <span className="visually-hidden"> {title}</span>
        </span>{' '}
        {!transfer && !isDownloaded && <Weight address={address} />}
      </button>
      {transfer && <Progress transfer={transfer} />}
      {isAsking && <RemoveQuestion address={address} title={title} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The weight of a document, which the server is asked for once the reader sees it. */
function Weight({ address }: { address: string }) {
  const place = useRef<HTMLElement>(null)
  const seen = useSeen(place)
  const [weight, setWeight] = useState<number | 'unknown'>()
  const locale = useLocale()
  useEffect(() => {
    if (seen) void weightOf(address).then((bytes) => setWeight(bytes ?? 'unknown'))
  }, [seen, address])
  return (
    <small ref={place} className={`soft ${styles.weight}`}>
      {weight === 'unknown' ? <Trans>poids inconnu</Trans> : weight !== undefined && size(weight, locale)}
    </small>
  )
}

function ElsewhereNote({ host }: { host: string }) {
  return (
    <small className={`no-print soft ${styles.elsewhere}`}>
      <Trans>Ce document est publié sur un autre site ({host}) : il ne peut pas être gardé ici.</Trans>
    </small>
  )
}

/** Shows that a document is downloaded to this device; nothing otherwise. */
export function DownloadedMark({ address }: { address: string }) {
  const downloaded = useCachedAddresses()
  // At build no download is known, and there is no address.
  if (downloaded.size === 0 || !downloaded.has(new URL(address, location.href).href)) return null
  return (
    <span className={`no-print ${styles.mark}`}>
      <IconCircleCheckFilled aria-hidden />
      <Trans>Gardé hors ligne</Trans>
    </span>
  )
}
