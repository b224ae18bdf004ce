import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './accessibility-checks.module.css'

const checks = [
  {
    what: msg`Structure et noms`,
    how: msg`Toutes les règles de l’outil axe, y compris celles du niveau AAA, sur chaque page et dans tous ses états : en français et en anglais, en clair et en sombre, à 360 et à 1280 pixels, chargée, vide, en attente, en échec ou hors ligne, avec un menu, une fenêtre ou des erreurs.`,
  },
  {
    what: msg`Clavier`,
    how: msg`Un parcours de chaque page, dans les deux sens : chaque commande est atteinte, dans l’ordre de lecture ; un cadre visible signale l’élément actif ; rien ne le recouvre et rien ne bloque la navigation. Échap ferme ce qui s’est ouvert et ramène à l’élément précédent.`,
  },
  {
    what: msg`Contrastes`,
    how: msg`Au moins sept pour un pour chaque texte sur fond uni, dans les deux affichages. Sur les dégradés et les motifs de l’accueil, le contraste a été calculé une fois : il atteint le niveau AA.`,
  },
  {
    what: msg`Couleurs imposées`,
    how: msg`Avec les couleurs imposées par le système, chaque bouton, l’élément actif et les choix effectués restent visibles.`,
  },
  {
    what: msg`Animations`,
    how: msg`Lorsque l’appareil demande moins d’animations, aucun élément ne bouge à l’écran pendant douze secondes, sur aucune page.`,
  },
  {
    what: msg`Agrandissement`,
    how: msg`Chaque page à 320 pixels de large, avec un texte à 200 % sur téléphone, tablette et ordinateur, et avec les espacements de la règle 1.4.12 : aucun défilement horizontal, aucun mot coupé ni recouvert.`,
  },
  {
    what: msg`Lecteurs d’écran`,
    how: msg`Ce que le navigateur transmet à ces logiciels est comparé, page par page et dans les deux langues, à ce qui est attendu.`,
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
