import { Trans, useLingui } from '@lingui/react/macro'
import { communications } from '@/contract/rows/communications'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { CardGrid } from '@/ui/card/card-grid'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './media.module.css'
import { TextCard } from './text-card'

export function PressReleasesPage() {
  const { t } = useLingui()
  const list = usePublicList(communications)
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Communiqués</Trans>}
        lead={
          <Trans>
            Les annonces officielles de la Caisse : ouvertures de services, échéances, appels à candidatures et mises en
            garde.
          </Trans>
        }
      />
      <div className={`container ${styles.body}`}>
        <ListBody
          list={list}
          empty={<Trans>Aucun communiqué disponible pour le moment.</Trans>}
          show={<Trans>Afficher les communiqués</Trans>}
        >
          {(rows) => (
            <CardGrid>
              <Growing rows={rows}>
                {(row) => (
                  <TextCard
                    kind="communique"
                    id={`communications-${row.id}`}
                    record={row}
                    date={row.communication_date}
                    clamped
                  />
                )}
              </Growing>
            </CardGrid>
          )}
        </ListBody>
      </div>
    </>
  )
}
