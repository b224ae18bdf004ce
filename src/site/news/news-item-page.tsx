import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { recordAddress } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { pageTitle } from '@/site/head/page-head'
import { usePublicRecord } from '@/site/lists/use-public-record'
import { ShareItemButton } from '@/site/share/share-item-button'
import { StructuredData } from '@/site/structured-data/structured-data'
import { ReadingTools } from '@/ui/button/reading-tools'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import { useDocumentTitle } from '@/ui/page-header/use-document-title'
import { DateText } from '@/ui/text/date-text'
import styles from './news.module.css'
import { PhotoGallery } from './photo-gallery'
import { article } from './record-head'
import { BackLink, MainPicture, RecordState } from './record-parts'

const placeholder = '/default-placeholder.jpg'

export function NewsItemPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const { slug } = useParams({ from: '/_public/actualites/$slug' })
  const record = usePublicRecord(actualites, slug)
  const news = record.state === 'ready' ? record.row : undefined
  useDocumentTitle(news && pageTitle(news.titre))
  const trail = [{ label: t`Actualités`, to: '/actualites' }]
  if (record.state !== 'ready') {
    return (
      <RecordState
        record={record}
        trail={trail}
        title={<Trans>Actualité</Trans>}
        unknown={<Trans>Cette actualité n’existe pas, ou n’est plus en ligne.</Trans>}
        back={
          <BackLink to="/actualites">
            <Trans>Toutes les actualités</Trans>
          </BackLink>
        }
      />
    )
  }
  const { titre, datePublication, description, details } = record.row
  const share = (
    <ShareItemButton
      look="secondary"
      item={{
        kind: actualites.name,
        path: recordAddress(actualites, slug),
        title: titre,
        date: datePublication,
        texts: [{ text: description }],
      }}
    />
  )
  return (
    <>
      <StructuredData data={article(actualites, record.row, locale)} />
      <PageHeader
        trail={trail}
        title={titre || t`Actualité`}
        lead={<DateText iso={datePublication} missing={<Trans>Date inconnue</Trans>} />}
      />
      <article className={`container ${styles.article}`}>
        <MainPicture src={details.imagePrincipale} broken={{ src: placeholder }}>
          <Trans>Aucune image disponible</Trans>
        </MainPicture>
        <SafeHtml html={description} className="measure" />
        {details.galleryPhotos.length > 0 && <PhotoGallery photos={details.galleryPhotos} placeholder={placeholder} />}
        <ReadingTools share={share} />
      </article>
    </>
  )
}
