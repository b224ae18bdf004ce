import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { interviews } from '@/contract/rows/interviews'
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
import styles from './news.module.css'

export function InterviewsPage() {
  const { t } = useLingui()
  const list = usePublicList(interviews)
  const [query, setQuery] = useState('')
  const found = useMemo(() => matching(list.rows, (row) => row.titre, query), [list.rows, query])
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Interviews</Trans>}
        lead={<Trans>Les responsables de la Caisse répondent aux questions de la presse et du public.</Trans>}
        tools={
          <ListSearch
            label={t`Rechercher une interview`}
            query={query}
            onSearch={setQuery}
            found={list.state === 'ready' ? found.length : undefined}
          />
        }
      />
      <div className={`container ${styles.body}`}>
        <ListBody
          list={list}
          empty={<Trans>Aucune interview disponible pour le moment.</Trans>}
          show={<Trans>Afficher les interviews</Trans>}
        >
          {() =>
            found.length === 0 ? (
              <EmptyState>
                <Trans>Aucune interview ne correspond à « {query} ».</Trans>
              </EmptyState>
            ) : (
              <CardGrid>
                <Growing rows={found}>{(row) => <InterviewCard interview={row} />}</Growing>
              </CardGrid>
            )
          }
        </ListBody>
      </div>
    </>
  )
}

function InterviewCard({
  interview: { slug, titre, date, description, imagePrincipaleUrl },
}: {
  interview: { slug: string; titre: string; date: string; description: string; imagePrincipaleUrl: string }
}) {
  return (
    <Card
      media={<Picture src={imagePrincipaleUrl || placeholder} alt="" fallback={{ src: placeholder }} />}
      date={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      title={
        slug === '' ? (
          titre
        ) : (
          <Link to="/interviews/$slug" params={{ slug }}>
            {titre}
          </Link>
        )
      }
    >
      <SafeHtml html={description} className={styles.twoLines} />
    </Card>
  )
}

const placeholder = '/placeholder-image.png'
