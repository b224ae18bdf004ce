import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '@/site/settings'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import { TextSection } from '@/ui/text/text-section'
import styles from './accessibility-page.module.css'

/** What was done so that everybody can read the site, how it was checked, and what was not. */
export function AccessibilityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<Trans>Accessibilité</Trans>}
        lead={
          <Trans>
            Ce qui a été fait pour rendre ce site accessible à tous, comment cela est vérifié et ce qui ne l’est pas
            encore.
          </Trans>
        }
        trail={[]}
      />
      <TextLayout
        contents={[
          { id: 'choix', label: t`Ce que vous pouvez faire` },
          { id: 'verifications', label: t`Ce qui est vérifié` },
          { id: 'limites', label: t`Ce qui n’est pas vérifié` },
          { id: 'signaler', label: t`Signaler une difficulté` },
        ]}
      >
        <TextSection id="choix" title={t`Ce que vous pouvez faire`}>
          <ul className={styles.list}>
            <li>
              <Trans>
                Parcourir tout le site au clavier : Tab pour avancer, Entrée pour ouvrir, Échap pour fermer.
              </Trans>
            </li>
            <li>
              <Trans>Accéder directement au contenu d’une page par le premier lien, « Aller au contenu ».</Trans>
            </li>
            <li>
              <Trans>
                Agrandir le texte jusqu’au double, ou lire sur un écran très étroit, sans défilement horizontal.
              </Trans>
            </li>
            <li>
              <Trans>Choisir des couleurs claires ou sombres, au bas de chaque page.</Trans>
            </li>
            <li>
              <Trans>
                Mettre en pause toutes les animations. Si votre appareil demande moins d’animations, aucune n’est jouée.
              </Trans>
            </li>
            <li>
              <Trans>Lire les textes sans JavaScript, et relire hors ligne les pages déjà ouvertes.</Trans>
            </li>
          </ul>
        </TextSection>
        <TextSection id="verifications" title={t`Ce qui est vérifié`}>
          <p>
            <Trans>
              Ce site vise le niveau AA des règles internationales WCAG 2.2. Des contrôles automatiques sont effectués à
              chaque modification du site :
            </Trans>
          </p>
          <Checks />
        </TextSection>
        <TextSection id="limites" title={t`Ce qui n’est pas vérifié`}>
          <p>
            <Trans>
              Un contrôle automatique ne détecte qu’une partie des difficultés. Nous ne déclarons donc pas le site
              conforme.
            </Trans>
          </p>
          <Limits />
        </TextSection>
        <TextSection id="signaler" title={t`Signaler une difficulté`}>
          <p>
            <Trans>
              Vous rencontrez une difficulté d’accès ? Indiquez-nous la page concernée, ce que vous souhaitiez faire et
              l’appareil utilisé, à <a href={`mailto:${settings.email}`}>{settings.email}</a> ou au{' '}
              <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>. L’information vous sera
              communiquée sous une autre forme et la page sera corrigée.
            </Trans>
          </p>
        </TextSection>
      </TextLayout>
    </>
  )
}

const checks = [
  {
    what: msg`Structure et noms`,
    how: msg`Les règles du niveau AAA, sur chaque page et dans tous ses états : en français et en anglais, en clair et en sombre, sur téléphone et sur ordinateur, chargée, vide, en attente, en échec ou hors ligne, avec un menu, une fenêtre ou des erreurs.`,
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
    how: msg`Chaque page sur un écran très étroit, avec un texte à 200 % sur téléphone, tablette et ordinateur, et avec des lignes et des mots espacés : aucun défilement horizontal, aucun mot recouvert.`,
  },
  {
    what: msg`Lecteurs d’écran`,
    how: msg`Ce que le navigateur transmet à ces logiciels est comparé, page par page et dans les deux langues, à ce qui est attendu.`,
  },
]

/** Each automatic check, and how it is done. */
function Checks() {
  const { t } = useLingui()
  return (
    <dl className={styles.accessibilityChecksList}>
      {checks.map(({ what, how }) => (
        <div key={what.id} className={styles.row}>
          <dt>{t(what)}</dt>
          <dd>{t(how)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Limits() {
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
