import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBriefcase, IconBuilding, IconBuildingBank, IconChartLine, IconScale } from '@tabler/icons-react'
import styles from './board-members.module.css'

const members = [
  { Icon: IconBuilding, body: msg`Présidence de la République` },
  { Icon: IconBriefcase, body: msg`Services du Premier ministre` },
  { Icon: IconBuildingBank, body: msg`Ministère chargé des finances` },
  { Icon: IconChartLine, body: msg`Ministère chargé de l’économie` },
  { Icon: IconScale, body: msg`Ministère chargé de la justice` },
]

/** The board by its roles: its president, then the five members. Persons in office are not named. */
export function BoardMembers() {
  const { t } = useLingui()
  return (
    <div className={styles.board}>
      <div className={styles.president}>
        <p className={styles.role}>
          <Trans>Président du conseil d’administration</Trans>
        </p>
        <p className={styles.holder}>
          <Trans>Le Directeur général du Trésor</Trans>
        </p>
      </div>
      <h3 className={styles.heading}>
        <Trans>Les membres</Trans>
      </h3>
      <ul role="list" className={styles.members}>
        {members.map(({ Icon, body }) => (
          <li key={body.id} className={styles.member}>
            <Icon aria-hidden stroke={1.5} className={styles.icon} />
            <span>
              <small className={styles.role}>
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
