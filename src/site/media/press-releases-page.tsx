import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { communications } from '@/contract/rows/communications'
import type { RowOf } from '@/contract/rows/define-rows'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { FilteredRows, ListFilters } from '@/site/lists/list-filters'
import { type FilterReader, useFiltered } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { newestFirst } from '@/site/news/newest-first'
import { CardGrid } from '@/ui/card/card-grid'
import { PageHeader } from '@/ui/page-header/page-header'
import { pressReleaseTypes, typeOfTitle } from './document-types'
import styles from './media.module.css'
import { TextCard } from './text-card'

const reader: FilterReader<RowOf<typeof communications>> = {
  text: ({ title, description }) => `${title} ${description}`,
  year: (row) => row.communication_date.slice(0, 4),
  type: ({ title }) => typeOfTitle(pressReleaseTypes, title),
}

/** As many of the newest press releases are shown in full. */
const inFull = 3

export function PressReleasesPage() {
  const { t } = useLingui()
  const list = usePublicList(communications)
  const filtered = useFiltered(list.rows, reader)
  const newest = useMemo(() => {
    const sorted = newestFirst(list.rows, ({ communication_date }) => communication_date)
    return new Set(sorted.slice(0, inFull).map(({ id }) => id))
  }, [list.rows])
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
        beside={
          <>
            <a href="#lettre-information">{t`Recevoir les communiqués`}</a>
            <Link to="/contact_us" hash="presse">{t`Contact presse`}</Link>
          </>
        }
        tools={
          <ListFilters
            label={t`Rechercher un communiqué`}
            list={list}
            filtered={filtered}
            typeLabels={pressReleaseTypes.map(({ type, label }) => [type, t(label)])}
          />
        }
      />
      <div className={`container ${styles.body}`}>
        <ListBody
          list={list}
          empty={<Trans>Aucun communiqué disponible pour le moment.</Trans>}
          show={<Trans>Afficher les communiqués</Trans>}
        >
          {() => (
            <FilteredRows filtered={filtered}>
              {(rows) => (
                <CardGrid>
                  <Growing rows={rows}>
                    {(row) => (
                      <TextCard
                        kind="communique"
                        id={`communications-${row.id}`}
                        record={row}
                        date={row.communication_date}
                        clamped={!newest.has(row.id)}
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
