import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText, IconLink, IconTextCaption } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import { longDate } from '@/i18n/dates'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { decodeUri } from '@/lib/decode-uri'
import { htmlToLines } from '@/lib/html-to-text'
import { type ShareOutcome, shareFile, shareText } from '@/lib/share'
import { shorten } from '@/lib/shorten'
import { addressIn } from '@/lib/site-paths'
import { cachedDocument } from '@/pwa/downloads/downloads-cache'
import { listNames } from '@/site/lists/list-names'
import { settings } from '@/site/settings'
import { documentType } from '@/ui/card/document-title'
import { CloseButton } from '@/ui/dialog/close-button'
import { Dialog } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/toasts'
import styles from './share-dialog.module.css'
import type { ItemText, SharedItem } from './shared-item'

/** Offers the forms in which an item is shared. */
export function ShareDialog({ item, onClose }: { item: SharedItem; onClose: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = useId()
  // A share sheet opens only directly after a press: the file is read before it.
  const document = useDownloadedDocument(item.document)
  const { title, date = '', path } = item
  const type = documentType(item.document ?? '') || t`joint`
  const kind = item.kind === 'cas' ? t`Démarche` : t(listNames[item.kind].one)
  const about = [settings.shortName, kind, longDate(date, locale)].filter(Boolean).join(' · ')
  const url = new URL(addressIn(locale, path), location.href).href

  const finish = (outcome: ShareOutcome) => {
    onClose()
    if (outcome === 'copied') notify('success', t`Copié : collez-le dans un message.`)
    if (outcome === 'saved') notify('success', t`Le fichier est dans vos téléchargements.`)
    if (outcome === 'failed') notify('error', t`Le navigateur n’a permis ni le partage ni la copie.`)
  }
  const sendText = () => {
    const text = [title, about, textOf(item.texts), url].filter(Boolean).join('\n\n')
    void shareText({ title, text }, text).then(finish)
  }

  return (
    <Dialog className={styles.dialog} aria-labelledby={name} closedby="any" onClose={onClose}>
      <div className="split gap-2">
        <h2 id={name}>
          <Trans>Partager</Trans>
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <p className={`clamp ${styles.title}`}>{title}</p>
      <ul role="list" className={`stack ${styles.options}`}>
        <ShareOption
          icon={IconLink}
          label={<Trans>Le lien</Trans>}
          onPress={() => void shareText({ title, url }, url).then(finish)}
        >
          <Trans>Pour qui a une connexion.</Trans>
        </ShareOption>
        <ShareOption icon={IconTextCaption} label={<Trans>Le texte</Trans>} onPress={sendText}>
          <Trans>À coller dans un message.</Trans>
        </ShareOption>
        {document && (
          <ShareOption
            icon={IconFileText}
            label={<Trans>Le document ({type})</Trans>}
            weight={size(document.size, locale)}
            onPress={() => void shareFile(document, title).then(finish)}
          >
            <Trans>Tel que vous l’avez gardé sur cet appareil.</Trans>
          </ShareOption>
        )}
      </ul>
      {document === null && (
        <p className={`note ${styles.hint}`}>
          <Trans>Pour partager aussi le document ({type}), gardez-le d’abord hors ligne.</Trans>
        </p>
      )}
    </Dialog>
  )
}

/** One form in which an item is shared. */
function ShareOption({
  icon: Icon,
  label,
  weight,
  onPress,
  children,
}: {
  icon: ComponentType<{ 'aria-hidden': true }>
  label: ReactNode
  weight?: string
  onPress: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button type="button" className={styles.option} onClick={onPress}>
        <Icon aria-hidden />
        <span>
          <strong>{label}</strong> {weight && <span className="note">{weight}</span>}
          <small className="note">{children}</small>
        </span>
      </button>
    </li>
  )
}

/** Returns an item's downloaded document as a file; null where it is not downloaded, undefined while that is not known. */
function useDownloadedDocument(address = ''): File | null | undefined {
  const [file, setFile] = useState<File | null>()
  useEffect(() => {
    if (address === '') return
    let current = true
    void downloadedDocument(address).then((found) => current && setFile(found))
    return () => {
      current = false
    }
  }, [address])
  return file
}

async function downloadedDocument(address: string): Promise<File | null> {
  const answer = await cachedDocument(address)
  if (answer === undefined) return null
  const name = decodeUri(new URL(address, location.href).pathname.split('/').pop() ?? '')
  return new File([await answer.blob()], name || 'document', { type: answer.headers.get('content-type') ?? '' })
}

/** The maximum length of a message in messengers, in characters. */
const maxCharacters = 4000

/** Returns the texts of an item as plain text of at most 4000 characters. */
function textOf(texts: readonly ItemText[]): string {
  return shorten(texts.map(linesOf).filter(Boolean).join('\n\n'), maxCharacters)
}

function linesOf({ heading, text }: ItemText): string {
  const lines = htmlToLines(text)
  return (heading && lines.length > 0 ? [heading, ...lines] : lines).join('\n')
}
