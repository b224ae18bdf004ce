import { t } from '@lingui/core/macro'
import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'
import { type DownloadOutcome, downloadDocument, removeDownload, weightOf } from '@/pwa/downloads/downloads'
import { askFirst, onNetworkBack, pauseTransfer } from '@/pwa/downloads/queue'
import { transfers } from '@/pwa/downloads/transfers'
import { savesData } from '@/pwa/network/low-data'
import { notify } from '@/ui/toast/toasts'

/** In bytes: the reader has to confirm the download of a larger document. */
const maxUnconfirmedBytes = 1_000_000

/** Handles a press of the download button: downloads (a large document after a second press), pauses, continues or removes. */
export async function pressDownload(address: string, title: string, downloaded: boolean): Promise<void> {
  await loadCatalog('help', storedLocale())
  const transfer = transfers.get().get(new URL(address, location.href).href)
  if (transfer?.state === 'active' || transfer?.state === 'queued') return pauseTransfer(address)
  if (transfer === undefined && downloaded) return removeDownload(address)
  if (transfer === undefined) {
    const weight = await weightOf(address)
    if (weight !== undefined && weight > (savesData() ? 0 : maxUnconfirmedBytes))
      return askFirst(address, title, weight)
  }
  await runDownload(address, title)
}

/** Downloads a document and shows a message where that fails. */
async function runDownload(address: string, title: string): Promise<DownloadOutcome> {
  onNetworkBack((transfer) => void runDownload(transfer.address, transfer.title))
  const outcome = await downloadDocument(address, title)
  if (outcome === 'full') notify('error', t`Il n’y a plus de place sur cet appareil pour ce document.`)
  if (outcome === 'refused') notify('error', t`Ce navigateur ne permet pas de garder des documents.`)
  if (outcome === 'gone') notify('error', t`Ce document n’est plus sur le site.`)
  if (outcome === 'absent')
    notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
  return outcome
}
