import { Trans, useLingui } from '@lingui/react/macro'
import type { RowOf } from '@/contract/rows/define-rows'
import { publications } from '@/contract/rows/publications'
import { useLocale } from '@/i18n/use-locale'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { FilteredRows, ListFilters } from '@/site/lists/list-filters'
import { type FilterReader, useFiltered } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { reports, StructuredData } from '@/site/structured-data/structured-data'
import { CardGrid } from '@/ui/card/card-grid'
import { PageHeader } from '@/ui/page-header/page-header'
import { publicationTypes, typeOfTitle } from './document-types'
import styles from './media.module.css'
import { TextCard } from './text-card'

const reader: FilterReader<RowOf<typeof publications>> = {
  text: ({ title, description }) => `${title} ${description}`,
  year: (row) => row.publication_date.slice(0, 4),
  type: ({ title }) => typeOfTitle(publicationTypes, title),
}

export function PublicationsPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const list = usePublicList(publications)
  const filtered = useFiltered(list.rows, reader)
  const described = list.rows.slice(0, 50).map((row) => ({ ...row, date: row.publication_date, image: row.photo }))
  return (
    <>
      {described.length > 0 && <StructuredData data={reports('/publications', described, locale)} />}
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Publications</Trans>}
        lead={<Trans>Rapports, guides et études à lire ou à télécharger.</Trans>}
        tools={
          <ListFilters
            label={t`Rechercher une publication`}
            list={list}
            filtered={filtered}
            typeLabels={publicationTypes.map(({ type, label }) => [type, t(label)])}
          />
        }
      />
      <div className={`container ${styles.body}`}>
        <ListBody
          list={list}
          empty={<Trans>Aucune publication disponible pour le moment.</Trans>}
          show={<Trans>Afficher les publications</Trans>}
        >
          {() => (
            <FilteredRows filtered={filtered}>
              {(rows) => (
                <CardGrid>
                  <Growing rows={rows}>
                    {(row) => (
                      <TextCard
                        kind="publications"
                        id={`publications-${row.id}`}
                        record={row}
                        date={row.publication_date}
                      />
                    )}
                  </Growing>
                </CardGrid>
              )}
            </FilteredRows>
          )}
        </ListBody>
      </div>
    </>
  )
}
