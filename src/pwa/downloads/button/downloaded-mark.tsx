import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useCachedAddresses } from '@/pwa/downloads/cached-addresses'
import styles from './download-button.module.css'

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
