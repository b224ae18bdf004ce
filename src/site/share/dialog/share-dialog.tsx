import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText, IconFileTypeHtml, IconLink, IconTextCaption, IconX } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { longDate } from '@/i18n/dates'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { cachedDocument } from '@/pwa/downloads/downloads-cache'
import { settings } from '@/site/settings'
import { buttonClass } from '@/ui/button/button'
import { documentType } from '@/ui/card/document-title'
import { Dialog } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/toasts'
import { blocksOf } from './item-blocks'
import { type FileWords, makeItemFile } from './item-file'
import { textOf } from './item-text'
import { type Outcome, shareFile, shareText } from './share'
import styles from './share-dialog.module.css'
import type { SharedItem } from './shared-item'

/** Offers the forms in which an item is shared. They are prepared while the reader chooses: a share sheet opens only directly after a press. */
export function ShareDialog({ item, onClose }: { item: SharedItem; onClose: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = useId()
  const words = useFileWords(item)
  const prepared = usePrepared(item, words)
  const type = documentType(item.document ?? '') || t`joint`

  const finish = (outcome: Outcome) => {
    onClose()
    if (outcome === 'copied') notify('success', t`Copié : collez-le dans un message.`)
    if (outcome === 'saved') notify('success', t`Le fichier est dans vos téléchargements.`)
    if (outcome === 'failed') notify('error', t`Le navigateur n’a permis ni le partage ni la copie.`)
  }
  const { href } = words.page
  const sendText = () => {
    const text = [item.title, words.about, prepared?.text, href].filter(Boolean).join('\n\n')
    void shareText({ title: item.title, text }, text).then(finish)
  }
  const sendFile = (file: File | undefined) => {
    if (file) void shareFile(file, item.title).then(finish)
  }

  return (
    <Dialog className={styles.dialog} aria-labelledby={name} closedby="any" onClose={onClose}>
      <div className={styles.top}>
        <h2 id={name}>
          <Trans>Partager</Trans>
        </h2>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          <IconX aria-hidden />
          <Trans>Fermer</Trans>
        </button>
      </div>
      <p className={`clamp ${styles.title}`}>{item.title}</p>
      <ul role="list" className={`stack ${styles.options}`}>
        <ShareOption
          icon={IconLink}
          label={<Trans>Le lien</Trans>}
          onPress={() => void shareText({ title: item.title, url: href }, href).then(finish)}
        >
          <Trans>Pour qui a une connexion.</Trans>
        </ShareOption>
        <ShareOption
          icon={IconTextCaption}
          label={<Trans>Le texte</Trans>}
          ready={prepared !== undefined}
          onPress={sendText}
        >
          <Trans>À coller dans un message.</Trans>
        </ShareOption>
        <ShareOption
          icon={IconFileTypeHtml}
          label={<Trans>Un fichier à lire hors ligne</Trans>}
          weight={prepared && size(prepared.file.size, locale)}
          ready={prepared !== undefined}
          onPress={() => sendFile(prepared?.file)}
        >
          <Trans>S’ouvre dans tout navigateur, sans réseau : le texte, son image, sa date et son adresse.</Trans>
        </ShareOption>
        {prepared?.document && (
          <ShareOption
            icon={IconFileText}
            label={<Trans>Le document ({type})</Trans>}
            weight={size(prepared.document.size, locale)}
            onPress={() => sendFile(prepared.document)}
          >
            <Trans>Tel que vous l’avez gardé sur cet appareil.</Trans>
          </ShareOption>
        )}
      </ul>
      {prepared && item.document && !prepared.document && (
        <p className={`note ${styles.hint}`}>
          <Trans>
            Pour partager aussi le document ({type}), gardez-le d’abord hors ligne : seul son lien est dans le fichier.
          </Trans>
        </p>
      )}
    </Dialog>
  )
}

/** One form in which an item is shared. A press before it is ready is remembered: preparing it takes seconds on a slow phone. */
function ShareOption({
  icon: Icon,
  label,
  weight,
  ready = true,
  onPress,
  children,
}: {
  icon: ComponentType<{ 'aria-hidden': true }>
  label: ReactNode
  weight?: string | undefined
  ready?: boolean
  onPress: () => void
  children: ReactNode
}) {
  const [isAsked, setIsAsked] = useState(false)
  const onReady = useEffectEvent(onPress)
  useEffect(() => {
    if (isAsked && ready) onReady()
  }, [isAsked, ready])
  return (
    <li>
      <button
        type="button"
        aria-busy={!ready}
        className={styles.option}
        onClick={() => (ready ? onPress() : setIsAsked(true))}
      >
        <Icon aria-hidden />
        <span>
          <strong>{label}</strong> {weight && <span className="note">{weight}</span>}
          <small className="note">{isAsked ? <Trans>Préparation…</Trans> : children}</small>
        </span>
      </button>
    </li>
  )
}

/** What is shared: the item as text and as a file, and its document where that is downloaded. */
interface Prepared {
  text: string
  file: File
  document: File | undefined
}

function usePrepared(item: SharedItem, words: FileWords): Prepared | undefined {
  const [prepared, setPrepared] = useState<Prepared>()
  const locale = useLocale()
  // Prepared once, because a dialog is for one item.
  const [[sharedItem, fileWords]] = useState([item, words] as const)
  useEffect(() => {
    let current = true
    void prepare(sharedItem, fileWords, locale).then((ready) => current && setPrepared(ready))
    return () => {
      current = false
    }
  }, [sharedItem, fileWords, locale])
  return prepared
}

async function prepare(item: SharedItem, words: FileWords, locale: string): Promise<Prepared> {
  // Nothing loads in an inert document.
  const page = document.implementation.createHTMLDocument()
  page.documentElement.lang = locale
  const blocks = await blocksOf(item.texts, page)
  const text = textOf(blocks)
  return { text, file: await makeItemFile(page, item, blocks, words), document: await downloaded(item.document) }
}

async function downloaded(address = ''): Promise<File | undefined> {
  const answer = address === '' ? undefined : await cachedDocument(address)
  if (answer === undefined) return undefined
  const name = decodeURIComponent(new URL(address, location.href).pathname.split('/').pop() ?? '')
  return new File([await answer.blob()], name || 'document', { type: answer.headers.get('content-type') ?? '' })
}

/** The texts of the file besides the item itself. */
function useFileWords({ kind, path, date = '', source = '', document: file = '' }: SharedItem): FileWords {
  const { t } = useLingui()
  const locale = useLocale()
  const kinds: Record<SharedItem['kind'], string> = {
    communique: t`Communiqué`,
    publications: t`Publication`,
    reglementation: t`Texte réglementaire`,
    actualite: t`Actualité`,
    interview: t`Interview`,
    cas: t`Démarche`,
  }
  const { name } = settings
  const [now] = useState(() => new Date().toISOString())
  const today = longDate(now, locale)
  const absolute = (address: string) => new URL(address, location.href).href
  return {
    about: [settings.shortName, kinds[kind], longDate(date, locale)].filter(Boolean).join(' · '),
    origin: t`Publié par la ${name} du Cameroun. Copie du ${today} : la page du site fait foi.`,
    page: { label: t`Page du site :`, href: absolute(path) },
    links: [
      ...(file ? [{ label: t`Document :`, href: absolute(file) }] : []),
      ...(source ? [{ label: t`Source :`, href: absolute(source) }] : []),
    ],
    noPicture: t`L’image n’est pas jointe : elle n’est pas sur l’appareil qui a partagé ce texte.`,
    cut: t`La suite est sur la page du site.`,
  }
}
