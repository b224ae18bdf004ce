import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { recordAddress } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
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
import { article } from './record-head'
import { BackLink, MainPicture, RecordState } from './record-parts'

export function InterviewPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const { slug } = useParams({ from: '/_public/interviews/$slug' })
  const record = usePublicRecord(interviews, slug)
  const interview = record.state === 'ready' ? record.row : undefined
  useDocumentTitle(interview && pageTitle(interview.titre))
  const trail = [{ label: t`Actualités` }, { label: t`Interviews`, to: '/interviews' }]
  const back = (
    <BackLink to="/interviews">
      <Trans>Retour aux interviews</Trans>
    </BackLink>
  )
  if (record.state !== 'ready') {
    return (
      <RecordState
        record={record}
        trail={trail}
        title={<Trans>Interview</Trans>}
        unknown={<Trans>Cette interview n’existe pas, ou n’est plus en ligne.</Trans>}
        back={back}
      />
    )
  }
  const { titre, date, description, source, imagePrincipaleUrl, details } = record.row
  const share = (
    <ShareItemButton
      look="secondary"
      item={{
        kind: interviews.name,
        path: recordAddress(interviews, slug),
        title: titre,
        date,
        texts: [
          { text: description },
          { heading: t`Introduction`, text: details.introduction },
          { text: details.contenu },
        ],
      }}
    />
  )
  return (
    <>
      <StructuredData data={article(interviews, record.row, locale)} />
      <PageHeader trail={trail} title={titre || t`Interview`} />
      <article className={`container ${styles.article}`}>
        {back}
        <MainPicture src={imagePrincipaleUrl} broken={{ text: <Trans>Image non disponible</Trans> }}>
          <Trans>Image non disponible</Trans>
        </MainPicture>
        <p className={`cluster soft ${styles.byline}`}>
          <DateText iso={date} missing={<Trans>Date inconnue</Trans>} />
          {source !== '' && (
            <a href={source} target="_blank" rel="noopener noreferrer">
              <Trans>Source de l’interview</Trans>
              <IconExternalLink aria-hidden />
              <span className="visually-hidden"> {t`(nouvel onglet)`}</span>
            </a>
          )}
        </p>
        {description !== '' && (
          <blockquote className={styles.quote}>
            <SafeHtml html={description} />
          </blockquote>
        )}
        {details.introduction !== '' && (
          <section>
            <h2 className={styles.heading}>
              <Trans>Introduction</Trans>
            </h2>
            <SafeHtml html={details.introduction} />
          </section>
        )}
        <SafeHtml html={details.contenu} />
        <ReadingTools share={share} />
      </article>
    </>
  )
}
