import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { useCachedAddresses } from './cached-addresses'
import styles from './download-button.module.css'
import { useTransfers } from './transfers'

/** Says of a document that it is downloaded to this device, or on its way; nothing otherwise. */
export function DownloadedMark({ address }: { address: string }) {
  const downloaded = useCachedAddresses()
  const transfers = useTransfers()
  // A prerendered page has no address of its own yet.
  if (!useHydrated()) return null
  const { href } = new URL(address, location.href)
  const coming = transfers.has(href)
  if (!coming && !downloaded.has(href)) return null
  return (
    <span className={`no-print ${styles.mark}`}>
      {coming ? <IconDownload aria-hidden /> : <IconCircleCheckFilled aria-hidden />}
      {coming ? <Trans>En cours de téléchargement</Trans> : <Trans>Gardé hors ligne</Trans>}
    </span>
  )
}
