import { Trans, useLingui } from '@lingui/react/macro'
import { actualites } from '@/contract/actualites'
import { newestFirst } from '@/site/news/newest-first'
import { usePublicList } from '@/site/reading/use-public-list'
import { Carousel } from '@/ui/carousel'
import { NewsCard } from './news-card'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'

/** Milliseconds between two pages (specification, section 9). */
const interval = 5000

export function NewsSection() {
  const { t } = useLingui()
  const list = usePublicList(actualites)
  const heading = <SectionHeading eyebrow={<Trans>Actualités</Trans>} title={<Trans>La vie de l’institution</Trans>} />
  return (
    <div id="actualites" className={section.section}>
      <div className="container">
        {list.rows.length === 0 && heading}
        <PartBody list={list} empty={<Trans>Aucune actualité disponible pour le moment.</Trans>}>
          {(rows) => (
            <Carousel
              label={t`Actualités`}
              heading={heading}
              items={newestFirst(rows, (row) => row.datePublication)}
              keyOf={(row) => row.id}
              view="oneTwoThree"
              interval={interval}
            >
              {(row) => <NewsCard news={row} />}
            </Carousel>
          )}
        </PartBody>
      </div>
    </div>
  )
}
