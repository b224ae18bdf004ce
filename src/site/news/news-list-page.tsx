import { Trans, useLingui } from '@lingui/react/macro'
import { actualites } from '@/contract/rows/actualites'
import type { RowOf } from '@/contract/rows/define-rows'
import { CardListPage } from '@/site/lists/card-list-page'
import type { FilterReader } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { StoryCard } from './story-card'

const reader: FilterReader<RowOf<typeof actualites>> = { texts: ({ titre }) => [titre] }

/** Every news item, the newest first; the home page shows them as a carousel. */
export function NewsListPage() {
  const { t } = useLingui()
  return (
    <CardListPage
      trail={[]}
      lead={<Trans>Événements, travaux et décisions de l’institution, des plus récents aux plus anciens.</Trans>}
      list={usePublicList(actualites)}
      reader={reader}
      search={t`Rechercher une actualité`}
      empty={<Trans>Aucune actualité disponible pour le moment.</Trans>}
    >
      {({ slug, titre, datePublication, image, description }) => (
        <StoryCard
          to="/actualites/$slug"
          slug={slug}
          title={titre}
          date={datePublication}
          picture={image}
          html={description}
        />
      )}
    </CardListPage>
  )
}
