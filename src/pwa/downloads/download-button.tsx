import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'
import { useCachedAddresses } from './cached-addresses'
import styles from './download-button.module.css'

/**
 * Downloads a document for reading offline, or removes it; pressed while it is downloaded. A document of another site
 * cannot be downloaded, since a page may not read another site's files: then a note stands in its place.
 */
export function DownloadButton({ address, title }: { address: string; title: string }) {
  const { t } = useLingui()
  const downloaded = useCachedAddresses()
  const [busy, setBusy] = useState(false)
  // A prerendered page has no address of its own yet.
  const here = useHydrated() ? location.href : 'https://here.invalid'
  const { href, origin, host } = new URL(address, here)
  if (origin !== new URL(here).origin) return <ElsewhereNote host={host} />
  const pressed = downloaded.has(href)

  async function toggle() {
    if (busy) return
    setBusy(true)
    try {
      const { removeDownload, downloadDocument } = await import('./downloads')
      if (pressed) await removeDownload(address)
      else {
        const outcome = await downloadDocument(address, title)
        if (outcome === 'full') notify('error', t`Il n’y a plus de place sur cet appareil pour ce document.`)
        if (outcome === 'refused') notify('error', t`Ce navigateur ne permet pas de garder des documents.`)
        if (outcome === 'absent')
          notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
      }
    } catch {
      notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
    }
    setBusy(false)
  }

  const Icon = pressed ? IconCircleCheckFilled : IconDownload
  return (
    <button
      type="button"
      className={`no-print ${styles.keep}`}
      aria-pressed={pressed}
      aria-busy={busy}
      onClick={() => void toggle()}
    >
      <Icon aria-hidden />
      <span>
        {pressed ? <Trans>Gardé hors ligne</Trans> : <Trans>Garder hors ligne</Trans>}
        <span className="visually-hidden"> {title}</span>
      </span>
    </button>
  )
}

function ElsewhereNote({ host }: { host: string }) {
  return (
    <small className={`no-print ${styles.elsewhere}`}>
      <Trans>Ce document est publié sur un autre site ({host}) : il ne peut pas être gardé ici.</Trans>
    </small>
  )
}
