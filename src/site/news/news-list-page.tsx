import { Trans, useLingui } from '@lingui/react/macro'
import { actualites } from '@/contract/rows/actualites'
import type { RowOf } from '@/contract/rows/define-rows'
import { ListPage } from '@/site/lists/list-page'
import type { FilterReader } from '@/site/lists/use-filtered'
import { StoryCard } from './story-card'

const reader: FilterReader<RowOf<typeof actualites>> = { texts: ({ titre }) => [titre] }

/** Every news item, the newest first; the home page shows them as a carousel. */
export function NewsListPage() {
  const { t } = useLingui()
  return (
    <ListPage
      resource={actualites}
      reader={reader}
      trail={[]}
      lead={<Trans>Événements, travaux et décisions de l’institution, des plus récents aux plus anciens.</Trans>}
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
    </ListPage>
  )
}
