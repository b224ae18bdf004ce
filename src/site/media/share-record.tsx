import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { cachedDocument } from '@/pwa/downloads/downloads-cache'
import { fileName } from '@/pwa/downloads/file-name'
import { settings } from '@/site/settings'
import { ShareButton } from '@/ui/button/share-button'

/** Shares a record of a list: its title, its address (`path`, in French) and its document where that is downloaded. */
export function ShareRecord({ title, path, document }: { title: string; path: string; document: string }) {
  const locale = useLocale()
  return (
    <ShareButton
      look="quiet"
      title={title}
      read={async () => {
        const data = { title, url: settings.origin + addressIn(locale, path) }
        const file = await downloadedFile(document, title)
        const withFile = { ...data, files: file ? [file] : [] }
        return file && 'canShare' in navigator && navigator.canShare(withFile) ? withFile : data
      }}
    />
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
