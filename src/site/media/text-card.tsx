import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { DownloadButton } from '@/pwa/downloads/download-button'
import { Card } from '@/ui/card/card'
import { Clamped, useIsNamed } from '@/ui/card/clamped'
import { DocumentLink } from '@/ui/card/document-link'
import { onDemand } from '@/ui/hydration/on-demand'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './media.module.css'

const ShareButton = onDemand(async () => (await import('@/ui/button/share-button')).ShareButton)

/** A press release or a publication: what it lacks (photo, date, description, document) is left out or named. */
export function TextCard({
  id,
  record,
  date,
  clamped = false,
}: {
  id: string
  record: { title: string; description: string; photo: string; document: string }
  date: string
  /** The description is cut after three lines, to be opened in place. */
  clamped?: boolean
}) {
  const { title, description, photo, document } = record
  const named = useIsNamed(id)
  return (
    <Card
      id={id}
      media={photo && <Picture src={photo} alt="" fallback={{ src: '/placeholder-image.png' }} />}
      date={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      title={title}
      actions={
        (document || named) && (
          <>
            {document && (
              <>
                <DocumentLink href={document} title={title}>
                  <Trans>Ouvrir le document</Trans>
                </DocumentLink>
                <DownloadButton address={document} title={title} />
              </>
            )}
            {/* The address in the bar is this record's own. */}
            {named && (
              <Suspense fallback={null}>
                <ShareButton title={title} />
              </Suspense>
            )}
          </>
        )
      }
    >
      {description &&
        (clamped ? (
          <Clamped id={id} title={title}>
            {description}
          </Clamped>
        ) : (
          <p className={styles.text}>{description}</p>
        ))}
    </Card>
  )
}
