import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './milestones.module.css'

const milestones = [
  {
    year: '2008',
    text: msg`La loi n° 2008/003 du 14 avril régit les dépôts et consignations et en confie le service public à une Caisse.`,
  },
  {
    year: '2011',
    text: msg`Le décret n° 2011/105 du 15 avril fixe l’organisation de la CDEC : ses missions, ses organes, son siège à Yaoundé.`,
  },
  {
    year: '2023',
    text: msg`La CDEC entre en activité. Le décret n° 2023/08500/PM du 1er décembre fixe les modalités de transfert des fonds et valeurs qui lui reviennent.`,
  },
]

/** The dates on which the institution stands, as the published texts give them. */
export function Milestones() {
  const { t } = useLingui()
  return (
    <aside className={styles.box} aria-labelledby="reperes">
      <h2 id="reperes" className={styles.title}>
        <Trans>Repères</Trans>
      </h2>
      <ol role="list" className={styles.list}>
        {milestones.map(({ year, text }) => (
          <li key={year}>
            <strong>{year}</strong>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <Link to="/textes_reglementaires">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
    </aside>
  )
}
