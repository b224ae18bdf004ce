import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { interviews } from '@/contract/rows/interviews'
import { usePublicRecord } from '@/site/lists/use-public-record'
import { SafeHtml } from '@/ui/html/safe-html'
import { DateText } from '@/ui/text/date-text'
import styles from './news.module.css'
import { BackLink, MainPicture, NextStep, RecordPage } from './record-parts'

export function InterviewPage() {
  const { t } = useLingui()
  const { slug } = useParams({ from: '/_public/interviews/$slug' })
  const back = (
    <BackLink to="/interviews">
      <Trans>Retour aux interviews</Trans>
    </BackLink>
  )
  return (
    <RecordPage
      list={interviews}
      record={usePublicRecord(interviews, slug)}
      trail={[{ label: t`Actualités` }, { to: '/interviews' }]}
      unknown={<Trans>Cette interview n’existe pas, ou n’est plus en ligne.</Trans>}
      back={back}
    >
      {({ date, description, source, imagePrincipaleUrl, details }) => (
        <>
          {back}
          <MainPicture src={imagePrincipaleUrl} broken={{ text: <Trans>Image non disponible</Trans> }}>
            <Trans>Image non disponible</Trans>
          </MainPicture>
          <p className={`cluster soft ${styles.byline}`}>
            <DateText iso={date} missing={<Trans>Date inconnue</Trans>} />
            {source !== '' && (
              <a href={source} target="_blank" rel="noopener noreferrer" className="strong">
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
          <NextStep to="/interviews">
            <Trans>Toutes les interviews</Trans>
          </NextStep>
        </>
      )}
    </RecordPage>
  )
}
