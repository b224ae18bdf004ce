import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { withCatalog } from '@/i18n/with-catalog'
import { useCachedAddresses } from '@/pwa/downloads/cached-addresses'
import { useTransfers } from '@/pwa/downloads/transfers'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'
import styles from './download-button.module.css'

const Progress = onDemand(async () => (await withCatalog('help', import('@/pwa/downloads/progress/progress'))).Progress)

/**
 * A toggle button that downloads a document for reading offline or removes it; during the transfer it cancels.
 * A document of another site cannot be read by a page and has a note instead.
 */
export function DownloadButton({ address, title }: { address: string; title: string }) {
  const { t } = useLingui()
  const downloaded = useCachedAddresses()
  const transfers = useTransfers()
  const [busy, setBusy] = useState(false)
  // At build there is no address.
  const here = useHydrated() ? location.href : 'https://here.invalid'
  const { href, origin, host } = new URL(address, here)
  if (origin !== new URL(here).origin) return <ElsewhereNote host={host} />
  const transfer = transfers.get(href)
  const pressed = !transfer && downloaded.has(href)

  async function press() {
    if (busy && !transfer) return
    setBusy(true)
    try {
      await (await import('@/pwa/downloads/progress/press')).pressDownload(address, title, pressed)
    } catch {
      notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
    }
    setBusy(false)
  }

  const Icon = pressed ? IconCircleCheckFilled : IconDownload
  const label = pressed ? <Trans>Gardé hors ligne</Trans> : <Trans>Garder hors ligne</Trans>
  return (
    <>
      <button
        type="button"
        className={`no-print ${styles.keep}`}
        aria-pressed={pressed}
        aria-busy={busy && !transfer}
        onClick={() => void press()}
      >
        <Icon aria-hidden />
        <span>
          {transfer ? <Progress transfer={transfer} label fallback={label} /> : label}
          <span className="visually-hidden"> {title}</span>
        </span>
      </button>
      {transfer && <Progress transfer={transfer} />}
    </>
  )
}

function ElsewhereNote({ host }: { host: string }) {
  return (
    <small className={`no-print ${styles.elsewhere}`}>
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
