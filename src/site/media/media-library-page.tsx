import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { videos } from '@/contract/videos'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { matches } from '@/site/lists/matches'
import { usePublicList } from '@/site/lists/use-public-list'
import { CardGrid } from '@/ui/card/card-grid'
import { SearchField } from '@/ui/fields/search-field'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './media.module.css'
import { VideoCard } from './video-card'

export function MediaLibraryPage() {
  const { t } = useLingui()
  const list = usePublicList(videos)
  const [query, setQuery] = useState('')
  const [playing, setPlaying] = useState<number>()
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Médiathèque</Trans>}
        lead={<Trans>Les vidéos de la Caisse. Une vidéo n’est téléchargée que lorsque vous la lancez.</Trans>}
        tools={<SearchField label={t`Rechercher une vidéo`} value={query} onChange={setQuery} />}
      />
      <div className={`container ${styles.body}`}>
        <ListBody list={list} empty={<Trans>Aucune vidéo disponible pour le moment.</Trans>}>
          {(rows) => {
            const found = rows.filter((row) => matches(row.title, query))
            return found.length === 0 ? (
              <EmptyState>
                <Trans>Aucune vidéo ne correspond à « {query} ».</Trans>
              </EmptyState>
            ) : (
              <CardGrid>
                <Growing rows={found}>
                  {(row) => (
                    <VideoCard
                      video={row}
                      playing={playing === row.id}
                      onToggle={() => setPlaying(playing === row.id ? undefined : row.id)}
                    />
                  )}
                </Growing>
              </CardGrid>
            )
          }}
        </ListBody>
      </div>
    </>
  )
}
