import { Trans } from '@lingui/react/macro'
import { anchorOf, textOf } from '@/contract/rows/define-rows'
import type { PagedResource } from '@/contract/rows/public-lists'
import { htmlToText } from '@/lib/html-to-text'
import { DownloadedMark } from '@/pwa/downloads/button/download-button'
import { Card } from '@/ui/card/card'
import { Clamped } from '@/ui/card/clamped'
import { DocumentTitle } from '@/ui/card/document-title'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import { DocumentMenu } from './document-menu'

/** A record of a dated list of documents: what it lacks (photo, date, description, document) is left out or named. */
export function TextCard({
  list,
  record,
  isClamped = false,
}: {
  list: Extract<PagedResource, { date: string; document: string }>
  record: { id: number; title: string; description: string; photo: string; document: string }
  /** Whether the description is cut after three lines. */
  isClamped?: boolean
}) {
  const { title, photo, document } = record
  const id = anchorOf(list, record.id)
  const date = textOf(record, list.date)
  const description = htmlToText(record.description)
  return (
    <Card
      id={id}
      media={photo && <Picture src={photo} alt="" />}
      date={
        <>
          <DateText iso={date} missing={<Trans>Date inconnue</Trans>} />
          {document && <DownloadedMark address={document} />}
        </>
      }
      title={<DocumentTitle href={document} title={title} />}
      menu={<DocumentMenu list={list} record={record} />}
    >
      {description &&
        (isClamped ? (
          <Clamped id={id} title={title}>
            {description}
          </Clamped>
        ) : (
          <p className="soft">{description}</p>
        ))}
    </Card>
  )
}
