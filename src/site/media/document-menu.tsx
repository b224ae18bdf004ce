import { recordAddress } from '@/contract/rows/define-rows'
import type { PagedResource } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { cachedDocument } from '@/pwa/downloads/downloads-cache'
import { fileName } from '@/pwa/downloads/file-name'
import { settings } from '@/site/settings'
import { ShareButton } from '@/ui/button/share-button'
import { ActionMenu } from '@/ui/menu/action-menu'

/** The menu of a record: downloads its document, where it has one, and shares title, address and the downloaded document. */
export function DocumentMenu({
  list,
  record: { id, title, document },
}: {
  list: PagedResource
  record: { id: number; title: string; document: string }
}) {
  const locale = useLocale()
  const read = async () => {
    const data = { title, url: settings.origin + addressIn(locale, recordAddress(list, id)) }
    const file = await downloadedFile(document, title)
    const withFile = { ...data, files: file ? [file] : [] }
    return file && 'canShare' in navigator && navigator.canShare(withFile) ? withFile : data
  }
  return (
    <ActionMenu title={title}>
      {document && <DownloadButton address={document} title={title} />}
      <ShareButton look="quiet" title={title} read={read} />
    </ActionMenu>
  )
}

/**
 * Resolves to a downloaded document as a file named after its title. Others are not fetched: a share sheet opens only shortly
 * after the press.
 */
async function downloadedFile(address: string, title: string): Promise<File | undefined> {
  const document = address === '' ? undefined : await cachedDocument(address)
  if (document === undefined) return undefined
  const type = document.headers.get('content-type') ?? ''
  return new File([await document.blob()], fileName(title, address, type), { type })
}
