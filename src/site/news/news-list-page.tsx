import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { actualites } from '@/contract/rows/actualites'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { ListSearch } from '@/site/lists/list-search'
import { matching } from '@/site/lists/matching'
import { usePublicList } from '@/site/lists/use-public-list'
import { Card } from '@/ui/card/card'
import { CardGrid } from '@/ui/card/card-grid'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import { Picture } from '@/ui/picture/picture'
import { EmptyState } from '@/ui/states/empty-state'
import { DateText } from '@/ui/text/date-text'
import { newestFirst } from './newest-first'
import styles from './news.module.css'

/** Every news item, the newest first; the home page shows them as a carousel. */
export function NewsListPage() {
  const { t } = useLingui()
  const list = usePublicList(actualites)
  const [query, setQuery] = useState('')
  const rows = useMemo(() => newestFirst(list.rows, (row) => row.datePublication), [list.rows])
  const found = useMemo(() => matching(rows, (row) => row.titre, query), [rows, query])
  return (
    <>
      <PageHeader
        trail={[]}
        title={<Trans>Actualités</Trans>}
        lead={<Trans>Événements, travaux et décisions de l’institution, des plus récents aux plus anciens.</Trans>}
        tools={
          <ListSearch
            label={t`Rechercher une actualité`}
            query={query}
            onSearch={setQuery}
            found={list.state === 'ready' ? found.length : undefined}
          />
        }
      />
      <div className={`container ${styles.body}`}>
        <ListBody
          list={list}
          empty={<Trans>Aucune actualité disponible pour le moment.</Trans>}
          show={<Trans>Afficher les actualités</Trans>}
        >
          {() =>
            found.length === 0 ? (
              <EmptyState>
                <Trans>Aucune actualité ne correspond à « {query} ».</Trans>
              </EmptyState>
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

function NewsListCard({
  news: { slug, titre, datePublication, description, image },
}: {
  news: { slug: string; titre: string; datePublication: string; description: string; image: string }
}) {
  return (
    <Card
      media={<Picture src={image || placeholder} alt="" fallback={{ src: placeholder }} />}
      date={<DateText iso={datePublication} missing={<Trans>Date inconnue</Trans>} />}
      title={
        slug === '' ? (
          titre
        ) : (
          <Link to="/actualites/$slug" params={{ slug }}>
            {titre}
          </Link>
        )
      }
    >
      <SafeHtml html={description} className={styles.threeLines} />
    </Card>
  )
}

const placeholder = '/placeholder-image.png'
