import { Trans } from '@lingui/react/macro'
import { KeepDocument } from '@/offline/keep-document'
import { Card } from '@/ui/card'
import { Clamped } from '@/ui/clamped'
import { DateText } from '@/ui/date-text'
import { DocumentLink } from '@/ui/document-link'
import { Picture } from '@/ui/picture'

/** A press release or a publication: what it lacks (photo, date, description, document) is left out or said. */
export function TextCard({
  id,
  record,
  date,
}: {
  id: string
  record: { title: string; description: string; photo: string; document: string }
  date: string
}) {
  return (
    <Card
      id={id}
      media={record.photo && <Picture src={record.photo} alt="" fallback={{ src: '/placeholder-image.png' }} />}
      date={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      title={record.title}
      actions={
        record.document && (
          <>
            <DocumentLink href={record.document} title={record.title}>
              <Trans>Ouvrir le document</Trans>
            </DocumentLink>
            <KeepDocument address={record.document} title={record.title} />
          </>
        )
      }
    >
      {record.description && <Clamped lines={3}>{record.description}</Clamped>}
    </Card>
  )
}
