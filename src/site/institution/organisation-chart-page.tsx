import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useLocale } from '@/i18n/use-locale'
import { settings } from '@/site/settings'
import { buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextSection } from '@/ui/text/text-section'
import { BodyTree } from './body-tree'
import { organisation } from './organisation'
import styles from './organisation-chart-page.module.css'

export function OrganisationChartPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const wide = `/organigramme-${locale}.svg`
  return (
    <>
      <PageHeader
        title={<Trans>Organigramme</Trans>}
        lead={<Trans>L’organisation de la CDEC, de sa tutelle à ses antennes.</Trans>}
        trail={[{ label: t`L’institution` }]}
        tools={<ReadingTools title={`${t`Organigramme`} · ${settings.shortName}`} />}
      />
      <div className={`container ${styles.body}`}>
        <figure className={styles.figure}>
          <picture>
            <source
              media="(max-width: 47.99rem)"
              srcSet={`/organigramme-${locale}-etroit.svg`}
              width={360}
              height={790}
            />
            <img
              src={wide}
              width={1080}
              height={560}
              className={styles.image}
              alt={t`Organigramme de la CDEC. Une version en texte suit l’image.`}
            />
          </picture>
        </figure>
        <p className="no-print">
          <a href={wide} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
            <IconArrowsMaximize aria-hidden />
            <span>
              <Trans>Agrandir l’image</Trans> <span className="visually-hidden">{t`(nouvel onglet)`}</span>
            </span>
          </a>
        </p>
        <TextSection id="texte" title={<Trans>L’organigramme en texte</Trans>}>
          <p>
            <Trans>Chaque organe est suivi de ses attributions ; ceux qui en dépendent figurent au-dessous.</Trans>
          </p>
          <BodyTree bodies={[organisation]} />
        </TextSection>
      </div>
    </>
  )
}
