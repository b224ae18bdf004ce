import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { usePublicRecord } from '@/site/lists/use-public-record'
import { SafeHtml } from '@/ui/html/safe-html'
import { DateText } from '@/ui/text/date-text'
import { PhotoGallery } from './photo-gallery'
import { BackLink, MainPicture, NextStep, RecordPage } from './record-parts'

const placeholder = '/default-placeholder.jpg'

export function NewsItemPage() {
  const { slug } = useParams({ from: '/_public/actualites/$slug' })
  const record = usePublicRecord(actualites, slug)
  const date = record.state === 'ready' ? record.row.datePublication : ''
  return (
    <RecordPage
      list={actualites}
      record={record}
      trail={[{ to: '/actualites' }]}
      lead={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      unknown={<Trans>Cette actualité n’existe pas, ou n’est plus en ligne.</Trans>}
      back={
        <BackLink to="/actualites">
          <Trans>Toutes les actualités</Trans>
        </BackLink>
      }
    >
      {({ description, details }) => (
        <>
          <MainPicture src={details.imagePrincipale} broken={{ src: placeholder }}>
            <Trans>Aucune image disponible</Trans>
          </MainPicture>
          <SafeHtml html={description} className="measure" />
          {details.galleryPhotos.length > 0 && (
            <PhotoGallery photos={details.galleryPhotos} placeholder={placeholder} />
          )}
          <NextStep to="/actualites">
            <Trans>Toutes les actualités</Trans>
          </NextStep>
        </>
      )}
    </RecordPage>
  )
}
