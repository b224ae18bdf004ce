import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './legal-basis.module.css'

/** The three texts every service stands on; `article` says where they name this one. */
export function LegalBasis({ article }: { article: MessageDescriptor }) {
  const { t } = useLingui()
  return (
    <div className={styles.box}>
      <p>{t(article)}</p>
      <ul className={styles.list}>
        <li>
          <Trans>
            <strong>Loi n° 2008/003 du 14 avril 2008</strong>, qui régit les dépôts et consignations.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Décret n° 2011/105 du 15 avril 2011</strong>, qui fixe l’organisation et le fonctionnement de la
            CDEC.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Décret n° 2023/08500/PM du 1er décembre 2023</strong>, qui fixe les modalités de transfert des fonds
            et valeurs à la CDEC.
          </Trans>
        </li>
      </ul>
      <p>
        <Link to="/textes_reglementaires">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
      <p className={styles.note}>
        <Trans>
          Cette page explique les textes en langage courant. En cas de doute, seuls les textes publiés font foi.
        </Trans>
      </p>
    </div>
  )
}
