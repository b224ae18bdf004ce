import { t } from '@lingui/core/macro'
import { loadCatalog } from '@/i18n/catalogs'
import { refreshCachedAddresses } from '@/pwa/downloads/cached-addresses'
import { storeDocument } from '@/pwa/downloads/server-document'
import { setTransfer, type Transfer } from '@/pwa/downloads/transfers'
import { notify } from '@/ui/toast/toasts'
import { receiveDocument } from './receive-document'

/** Settles when the downloads of this tab have ended. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Fetches and stores a document of this site, after the other downloads of this tab. An older copy stays until the new one is
 * complete. Shows why it failed; resolves to whether the document is stored.
 */
export async function downloadDocument(address: string, title: string): Promise<boolean> {
  await loadCatalog('help')
  const { href } = new URL(address, location.href)
  const stop = new AbortController()
  const show = (state: Transfer['state'], received = 0, total?: number) =>
    setTransfer(href, { address, title, state, received, total, cancel: () => stop.abort() })
  show('waiting')
  const cancelled = new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
  const turn = Promise.race([last, cancelled]).then(() => receiveDocument(href, stop.signal, show))
  last = Promise.allSettled([last, turn])
  const document = await turn
  const outcome = document instanceof Response ? await store(href, title, document) : document
  setTransfer(href, undefined)
  await refreshCachedAddresses()
  if (outcome === 'full') notify('error', t`Il n’y a plus de place sur cet appareil pour ce document.`)
  if (outcome === 'refused') notify('error', t`Ce navigateur ne permet pas de garder des documents.`)
  if (outcome === 'gone') notify('error', t`Ce document n’est plus sur le site.`)
  if (outcome === 'absent')
    notify('error', t`Le document n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.`)
  return outcome === 'stored'
}

async function store(href: string, title: string, document: Response): Promise<'stored' | 'full' | 'refused'> {
  try {
    await storeDocument(href, encodeURIComponent(title), document)
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
  // Persistent storage is not evicted by the browser.
  void navigator.storage?.persist?.().catch(() => false)
  return 'stored'
}
