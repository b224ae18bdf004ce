import { Trans } from '@lingui/react/macro'
import styles from './accessibility-page.module.css'

export function Limits() {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>Aucun audit par un organisme extérieur n’a été fait.</Trans>
      </li>
      <li>
        <Trans>Le site n’a pas encore été évalué avec des personnes handicapées.</Trans>
      </li>
      <li>
        <Trans>Les contrôles sont faits dans un seul navigateur, Chromium.</Trans>
      </li>
      <li>
        <Trans>
          À chaque modification, une partie des combinaisons est contrôlée, au moins une par page ; toutes le sont avant
          chaque mise en ligne.
        </Trans>
      </li>
      <li>
        <Trans>
          Ce que le navigateur transmet aux lecteurs d’écran est contrôlé, mais aucun essai n’a été mené avec un lecteur
          d’écran.
        </Trans>
      </li>
      <li>
        <Trans>
          Sur un téléphone étroit, un texte agrandi à 200 % coupe les mots longs entre deux lignes, parfois sans trait
          d’union.
        </Trans>
      </li>
      <li>
        <Trans>
          Les documents à télécharger (PDF, Word) et les vidéos proviennent d’autres sources : leur accessibilité n’est
          pas vérifiée, et certaines vidéos n’ont pas de sous-titres.
        </Trans>
      </li>
      <li>
        <Trans>
          Ces contrôles ne portent ni sur les textes ni sur les images que publient les rédacteurs. Une image peut être
          dépourvue de description.
        </Trans>
      </li>
      <li>
        <Trans>Le lecteur vidéo est celui d’un service extérieur ; il a ses propres limites.</Trans>
      </li>
    </ul>
  )
}
