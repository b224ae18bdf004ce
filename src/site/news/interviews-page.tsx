import { Trans, useLingui } from '@lingui/react/macro'
import type { RowOf } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import { ListPage } from '@/site/lists/list-page'
import type { FilterReader } from '@/site/lists/use-filtered'
import styles from './news.module.css'
import { StoryCard } from './story-card'

const reader: FilterReader<RowOf<typeof interviews>> = { texts: ({ titre }) => [titre] }

export function InterviewsPage() {
  const { t } = useLingui()
  return (
    <ListPage
      resource={interviews}
      reader={reader}
      trail={[{ label: t`Actualités` }]}
      lead={<Trans>Les responsables de la Caisse répondent aux questions de la presse et du public.</Trans>}
      search={t`Rechercher une interview`}
      empty={<Trans>Aucune interview disponible pour le moment.</Trans>}
    >
      {({ slug, titre, date, imagePrincipaleUrl, description }) => (
        <StoryCard
          to="/interviews/$slug"
          slug={slug}
          title={titre}
          date={date}
          picture={imagePrincipaleUrl}
          html={description}
          className={styles.twoLines}
        />
      )}
    </ListPage>
  )
}
