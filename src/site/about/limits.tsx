import { Trans } from '@lingui/react/macro'
import styles from './accessibility-page.module.css'

export function Limits() {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>Aucun audit par un organisme extérieur n’a été fait.</Trans>
      </li>
      <li>
        <Trans>Le site n’a pas encore été essayé avec des personnes handicapées.</Trans>
      </li>
      <li>
        <Trans>Les contrôles sont faits dans un seul navigateur, Chromium.</Trans>
      </li>
      <li>
        <Trans>
          À chaque changement, une partie des combinaisons est contrôlée, une par page au moins ; toutes le sont par une
          commande plus longue, lancée avant une mise en ligne.
        </Trans>
      </li>
      <li>
        <Trans>
          L’arbre donné aux lecteurs d’écran est comparé, mais aucun lecteur d’écran n’a lu ces pages à voix haute.
        </Trans>
      </li>
      <li>
        <Trans>
          Un texte grossi à 200 % sur un téléphone étroit coupe les mots longs entre deux lignes, sans toujours mettre
          de trait d’union.
        </Trans>
      </li>
      <li>
        <Trans>
          Les documents à télécharger (PDF, Word) et les vidéos viennent d’ailleurs : leur accessibilité n’est pas
          vérifiée, et toutes les vidéos n’ont pas de sous-titres.
        </Trans>
      </li>
      <li>
        <Trans>
          Les textes et les images que publient les rédacteurs ne sont pas relus par ces contrôles. Une image peut
          manquer de description.
        </Trans>
      </li>
      <li>
        <Trans>Le lecteur vidéo est celui d’un service extérieur ; il a ses propres limites.</Trans>
      </li>
    </ul>
  )
}
