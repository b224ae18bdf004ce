import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { Spinner } from '@/ui/states/spinner'
import { AbsentDocument } from './absent-document'
import { KeptDocumentRow } from './download-row'
import styles from './downloads.module.css'
import { SpaceUsed } from './space-used'
import { useKeptDocuments } from './use-downloads'

/** The documents this reader keeps on purpose: open, renew, remove, and what they take. */
export function KeptDocumentsPage() {
  const documents = useKeptDocuments()
  const { document: absent = '' } = useSearch({ strict: false })
  const hydrated = useHydrated()
  return (
    <>
      <PageHeader
        title={<Trans>Mes documents</Trans>}
        lead={
          <Trans>
            Les documents que vous avez gardés sur cet appareil. Ils s’ouvrent hors ligne, depuis cette liste ou depuis
            leur page d’origine.
          </Trans>
        }
      />
      <div className={`container ${styles.page}`}>
        {hydrated && absent !== '' && <AbsentDocument address={absent} />}
        {typeof documents === 'string' || documents.length === 0 ? (
          <div className={styles.room}>
            <NoDocument because={typeof documents === 'string' ? documents : 'none'} />
          </div>
        ) : (
          <>
            <ul role="list" className={styles.documents}>
              {documents.map((document) => (
                <KeptDocumentRow key={`${document.address} ${document.keptAt}`} document={document} />
              ))}
            </ul>
            <SpaceUsed key={documents[0]?.keptAt} documents={documents} />
          </>
        )}
        <p className={styles.note}>
          <Trans>
            Un document publié sur un autre site ne peut pas être gardé ici : pour des raisons de sécurité, un site ne
            peut pas lire les fichiers d’un autre. Ouvrez-le, puis enregistrez-le avec votre navigateur.
          </Trans>{' '}
          <Link to="/hors-ligne">
            <Trans>Ensemble des contenus gardés sur cet appareil</Trans>
          </Link>
        </p>
      </div>
    </>
  )
}

function NoDocument({ because }: { because: 'reading' | 'refused' | 'none' }) {
  const { t } = useLingui()
  if (because === 'reading') return <Spinner label={t`Chargement…`} part />
  return (
    <EmptyState>
      {because === 'refused' ? (
        <Trans>Ce navigateur ne permet pas de garder des documents (navigation privée, ou stockage refusé).</Trans>
      ) : (
        <Trans>
          Aucun document gardé pour le moment. Appuyez sur « Garder hors ligne » à côté d’un document des{' '}
          <Link to="/publications">publications</Link>, des <Link to="/communique">communiqués</Link> ou des{' '}
          <Link to="/textes_reglementaires">textes réglementaires</Link>.
        </Trans>
      )}
    </EmptyState>
  )
}
