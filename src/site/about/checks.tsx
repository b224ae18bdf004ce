import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './checks.module.css'

const checks = [
  {
    what: msg`Structure et noms`,
    how: msg`Toutes les règles de l’outil axe, celles du niveau AAA comprises, sur chaque page, en français et en anglais, en clair et en sombre, à 360 et à 1280 pixels : chargée, vide, en attente, en échec, hors ligne, menu, fenêtre ou erreurs affichés.`,
  },
  {
    what: msg`Clavier`,
    how: msg`Un parcours de chaque page, dans les deux sens : tout ce qui s’actionne est atteint, dans l’ordre de lecture ; un cadre se voit, mesuré sur l’image ; rien ne le recouvre ; rien ne retient le curseur. Échap ferme ce qui s’est ouvert et rend sa place au curseur.`,
  },
  {
    what: msg`Contrastes`,
    how: msg`Sept pour un au moins pour chaque texte sur fond uni, dans les deux affichages. Sur les dégradés et les motifs de l’accueil, le contraste a été calculé une fois : il atteint le niveau AA.`,
  },
  {
    what: msg`Couleurs imposées`,
    how: msg`Avec les couleurs choisies dans le système, chaque bouton, le curseur et ce qui est choisi se voient encore.`,
  },
  {
    what: msg`Mouvement`,
    how: msg`Quand l’appareil demande moins de mouvement, rien ne change à l’écran pendant douze secondes, sur aucune page.`,
  },
  {
    what: msg`Agrandissement`,
    how: msg`Chaque page à 320 pixels de large, avec un texte à 200 % sur téléphone, tablette et ordinateur, et avec les espacements de la règle 1.4.12 : aucun défilement de côté, aucun mot coupé ni recouvert.`,
  },
  {
    what: msg`Lecteurs d’écran`,
    how: msg`L’arbre que le navigateur donne à ces logiciels est comparé, page par page et dans les deux langues, à ce qui est attendu.`,
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
