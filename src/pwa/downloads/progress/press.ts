import { t } from '@lingui/core/macro'
import { loadCatalog } from '@/i18n/catalogs'
import { downloadDocument, removeDownload } from '@/pwa/downloads/downloads'
import { maxUnconfirmedBytes, weightOf } from '@/pwa/downloads/server-document'
import { setTransfer, transferOf } from '@/pwa/downloads/transfers'
import { loadsOnRequest } from '@/pwa/network/low-data'
import { notify } from '@/ui/toast/toasts'

/** Handles a press of the download button: downloads (a large document after a second press), cancels or removes. */
export async function pressDownload(address: string, title: string, downloaded: boolean): Promise<void> {
  await loadCatalog('help')
  const { href } = new URL(address, location.href)
  const transfer = transferOf(href)
  if (transfer && transfer.state !== 'confirming') return transfer.cancel()
  if (!transfer) {
    if (downloaded) return removeDownload(address)
    const total = await weightOf(address)
    if (total !== undefined && total > (loadsOnRequest() ? 0 : maxUnconfirmedBytes))
      return setTransfer(href, { address, title, state: 'confirming', received: 0, total, cancel: () => undefined })
  }
  const outcome = await downloadDocument(address, title)
  if (outcome === 'full') notify('error', t`Il n’y a plus de place sur cet appareil pour ce document.`)
  if (outcome === 'refused') notify('error', t`Ce navigateur ne permet pas de garder des documents.`)
  if (outcome === 'gone') notify('error', t`Ce document n’est plus sur le site.`)
  if (outcome === 'absent')
    notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
}
