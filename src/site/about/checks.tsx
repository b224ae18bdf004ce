import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './checks.module.css'

const checks = [
  {
    what: msg`Structure et noms`,
    how: msg`Toutes les règles de l’outil axe, taille des cibles comprise, sur chaque page publique, en français et en anglais, en clair et en sombre, sur téléphone et sur ordinateur.`,
  },
  {
    what: msg`Clavier`,
    how: msg`Un parcours de chaque page : tout ce qui s’actionne est atteint, dans l’ordre, avec un cadre visible, et rien ne retient le curseur.`,
  },
  {
    what: msg`Contrastes`,
    how: msg`Chaque paire de couleurs employée pour un texte, dans les deux affichages.`,
  },
  {
    what: msg`Mouvement`,
    how: msg`Aucune animation en cours une seconde après l’ouverture, quand l’appareil demande moins de mouvement.`,
  },
  {
    what: msg`Agrandissement`,
    how: msg`Lecture à 320 pixels de large et texte à 200 %, sans défilement de côté.`,
  },
  {
    what: msg`Lecteurs d’écran`,
    how: msg`L’arbre que le navigateur donne à ces logiciels est comparé, page par page, à ce qui est attendu.`,
  },
]

/** Each automatic check, and how it is done. */
export function Checks() {
  const { t } = useLingui()
  return (
    <dl className={styles.list}>
      {checks.map(({ what, how }) => (
        <div key={what.id} className={styles.row}>
          <dt>{t(what)}</dt>
          <dd>{t(how)}</dd>
        </div>
      ))}
    </dl>
  )
}
