import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBriefcase, IconBuilding, IconBuildingBank, IconChartLine, IconScale } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextSection } from '@/ui/text/text-section'
import styles from './governance-page.module.css'

export function GovernancePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        lead={<Trans>Qui exerce la tutelle de la CDEC, qui en définit les orientations et qui l’administre.</Trans>}
        trail={[{ label: t`L’institution` }]}
      />
      <div className="container page gap-7">
        <TextSection id="tutelle" title={<Trans>Tutelle technique et financière</Trans>}>
          <div className={`panel ${styles.ministry}`}>
            <h3 className={`large ${styles.name}`}>
              <Trans>Ministère chargé des finances</Trans>
            </h3>
            <p>
              <Trans>
                La CDEC est un établissement public de type particulier, doté de la personnalité juridique et de
                l’autonomie financière. Elle est placée sous la tutelle technique et financière du ministère chargé des
                finances.
              </Trans>
            </p>
          </div>
        </TextSection>
        <TextSection id="conseil" title={<Trans>Conseil d’administration</Trans>}>
          <p>
            <Trans>
              Le conseil d’administration définit les orientations de la CDEC, approuve son budget et ses comptes, et
              veille à l’emploi des fonds qui lui sont confiés.
            </Trans>
          </p>
          <BoardMembers />
        </TextSection>
        <TextSection id="direction" title={<Trans>Direction générale</Trans>}>
          <p>
            <Trans>
              La direction générale assure la gestion quotidienne de la CDEC et met en œuvre les décisions du conseil.
              Ses services sont présentés dans l’<Link to="/organigramme">organigramme</Link>.
            </Trans>
          </p>
        </TextSection>
        <ReadingTools />
      </div>
    </>
  )
}

const members = [
  { Icon: IconBuilding, body: msg`Présidence de la République` },
  { Icon: IconBriefcase, body: msg`Services du Premier ministre` },
  { Icon: IconBuildingBank, body: msg`Ministère chargé des finances` },
  { Icon: IconChartLine, body: msg`Ministère chargé de l’économie` },
  { Icon: IconScale, body: msg`Ministère chargé de la justice` },
]

/** The board by its roles: its president, then the five members. Persons in office are not named. */
function BoardMembers() {
  const { t } = useLingui()
  return (
    <div className={`stack ${styles.board}`}>
      <div className={`panel ${styles.president}`}>
        <p className={`note ${styles.role}`}>
          <Trans>Président du conseil d’administration</Trans>
        </p>
        <p className={styles.holder}>
          <Trans>Le Directeur général du Trésor</Trans>
        </p>
      </div>
      <h3 className={`large ${styles.heading}`}>
        <Trans>Les membres</Trans>
      </h3>
      <ul role="list" className={`grid-auto ${styles.members}`}>
        {members.map(({ Icon, body }) => (
          <li key={body.id} className={`panel strong ${styles.member}`}>
            <Icon aria-hidden stroke={1.5} className={styles.icon} />
            <span>
              <small className={`note ${styles.role}`}>
                <Trans>Représentant</Trans>
              </small>{' '}
              {t(body)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
