import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { actualites } from '@/contract/actualites'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { matches } from '@/site/lists/matches'
import { usePublicList } from '@/site/lists/use-public-list'
import { CardGrid } from '@/ui/card/card-grid'
import { SearchField } from '@/ui/fields/search-field'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { newestFirst } from './newest-first'
import styles from './news.module.css'
import { NewsListCard } from './news-list-card'

/** Every news item, the newest first; the home page shows them as a carousel. */
export function NewsListPage() {
  const { t } = useLingui()
  const list = usePublicList(actualites)
  const [query, setQuery] = useState('')
  const found = useMemo(
    () => newestFirst(list.rows, (row) => row.datePublication).filter((row) => matches(row.titre, query)),
    [list.rows, query],
  )
  return (
    <>
      <PageHeader
        trail={[]}
        title={<Trans>Actualités</Trans>}
        lead={<Trans>Événements, travaux et décisions de l’institution, des plus récents aux plus anciens.</Trans>}
        tools={<SearchField label={t`Rechercher une actualité`} value={query} onChange={setQuery} />}
      />
      <div className={`container ${styles.body}`}>
        <ListBody list={list} empty={<Trans>Aucune actualité disponible pour le moment.</Trans>}>
          {() =>
            found.length === 0 ? (
              <div role="status">
                <EmptyState>
                  <Trans>Aucune actualité ne correspond à « {query} ».</Trans>
                </EmptyState>
              </div>
            ) : (
              <CardGrid>
                <Growing rows={found}>{(row) => <NewsListCard news={row} />}</Growing>
              </CardGrid>
            )
          }
        </ListBody>
      </div>
    </>
  )
}
