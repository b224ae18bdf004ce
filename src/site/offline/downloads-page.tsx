import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { documentLists } from '@/contract/rows/public-lists'
import { siteAddress } from '@/lib/site-address'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { watchCachedAddresses } from '@/pwa/downloads/cached-addresses'
import { type Download, listDownloads } from '@/pwa/downloads/downloads'
import { useTransfers } from '@/pwa/downloads/transfers'
import { ListLinks } from '@/site/lists/list-links'
import { buttonClass } from '@/ui/button/button'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { Spinner } from '@/ui/states/spinner'
import { DownloadRow } from './download-row'
import styles from './downloads-page.module.css'

/** The downloaded documents: open, renew, remove. */
export function DownloadsPage() {
  const documents = useDownloads()
  const { document: missing = '' } = useSearch({ strict: false })
  const hydrated = useHydrated()
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Les publications, communiqués et textes que vous avez gardés sur cet appareil : ils s’ouvrent sans réseau.
            Une démarche se prépare dans <Link to="/mon-dossier">Mon dossier</Link>.
          </Trans>
        }
      />
      <div className={`container page gap-5 ${styles.page}`}>
        {hydrated && missing !== '' && <MissingDocument address={missing} />}
        <Transfers documents={documents} />
        {typeof documents === 'string' || documents.length === 0 ? (
          <div className={styles.reserved}>
            <NoDocument because={typeof documents === 'string' ? documents : 'none'} />
          </div>
        ) : (
          <ul role="list" className={`panel ${styles.documents}`}>
            {documents.map((document) => (
              <DownloadRow key={`${document.address} ${document.savedAt}`} document={document} />
            ))}
          </ul>
        )}
        <p className="note">
          <Trans>
            Un document publié sur un autre site ne peut pas être gardé ici : ouvrez-le, puis enregistrez-le sur votre
            appareil.
          </Trans>{' '}
          <Link to="/hors-ligne">
            <Trans>Lecture hors ligne</Trans>
          </Link>
        </p>
      </div>
    </>
  )
}

/** The documents that are being downloaded in this tab. */
function Transfers({ documents }: { documents: readonly Download[] | 'reading' | 'refused' }) {
  const heading = useId()
  const transfers = useTransfers()
  // The update of a downloaded document is shown in its own row.
  const rows = typeof documents === 'string' ? [] : documents
  const newTransfers = [...transfers.values()].filter(({ address }) => !rows.some((row) => row.address === address))
  if (newTransfers.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`large ${styles.heading}`}>
        <Trans>En cours de téléchargement</Trans>
      </h2>
      <ul role="list" className={`panel ${styles.documents}`}>
        {newTransfers.map(({ address, title }) => (
          <li key={address} className={`cluster ${styles.document}`}>
            <IconFileText aria-hidden />
            <div className={styles.facts}>{title}</div>
            <DownloadButton address={address} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoDocument({ because }: { because: 'reading' | 'refused' | 'none' }) {
  const { t } = useLingui()
  if (because === 'reading') return <Spinner label={t`Chargement…`} isPart />
  if (because === 'refused')
    return (
      <EmptyState>
        <Trans>Ce navigateur ne permet pas de garder des documents (navigation privée, ou stockage refusé).</Trans>
      </EmptyState>
    )
  return (
    <EmptyState action={<ListLinks lists={documentLists} />}>
      <Trans>Aucun document gardé pour le moment. Appuyez sur « Garder hors ligne » à côté d’un document.</Trans>
    </EmptyState>
  )
}

const retryEvery = 15_000

/** Matches the paths of documents: the provider's, and files. */
const documentPath = /^\/(?:api\/|[^/].*\.[a-z0-9]+$)/i

/** A document that was opened without a network and is not downloaded: it opens once the network is back. */
function MissingDocument({ address }: { address: string }) {
  const safe = siteAddress(address, documentPath)
  useEffect(() => {
    if (safe === undefined) return undefined
    const tryAgain = async () => {
      if (await answers(safe)) window.location.replace(safe)
    }
    const again = setInterval(() => void tryAgain(), retryEvery)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(again)
      window.removeEventListener('online', tryAgain)
    }
  }, [safe])
  if (safe === undefined) return null
  return (
    <div role="status" className={`panel split gap-3 ${styles.missing}`}>
      <p>
        <Trans>
          Ce document n’est pas gardé sur cet appareil, et le réseau ne répond pas. Il s’ouvrira dès le retour de la
          connexion.
        </Trans>
      </p>
      <a href={safe} className={buttonClass('secondary')}>
        <Trans>Réessayer</Trans>
      </a>
    </div>
  )
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })).ok
  } catch {
    return false
  }
}

/** The downloaded documents, read again whenever one comes or goes. */
function useDownloads(): readonly Download[] | 'reading' | 'refused' {
  const [documents, setDocuments] = useState<readonly Download[] | 'reading' | 'refused'>('reading')
  useEffect(() => {
    const read = () => void listDownloads().then((list) => setDocuments(list ?? 'refused'))
    read()
    return watchCachedAddresses(read)
  }, [])
  return documents
}
