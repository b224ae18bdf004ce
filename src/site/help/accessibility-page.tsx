import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import conformity from './conformity.json'

/** The declaration of accessibility: the state of the site, what is not accessible, what to do, whom to ask. */
export function AccessibilityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            La CDEC veut que chacun puisse lire ce site. Cette déclaration dit où il en est, ce qui n’est pas encore
            accessible et à qui s’adresser.
          </Trans>
        }
        trail={[]}
      />
      <TextLayout
        sections={[
          { id: 'etat', title: t`État de conformité`, body: <Conformity /> },
          { id: 'limites', title: t`Ce qui n’est pas accessible`, body: <Points texts={limits} /> },
          { id: 'choix', title: t`Ce que vous pouvez faire`, body: <Points texts={choices} /> },
          {
            id: 'signaler',
            title: t`À qui s’adresser`,
            body: (
              <p>
                <Trans>
                  Une page ou un document vous est inaccessible ? Indiquez-nous lequel, ce que vous souhaitiez faire et
                  l’appareil utilisé, <Link to="/contact_us">sur la page de contact</Link>. L’information vous sera
                  communiquée sous une autre forme et la page sera corrigée.
                </Trans>
              </p>
            ),
          },
        ]}
      />
    </>
  )
}

const limits = [
  msg`Certains documents à télécharger (PDF, Word) peuvent ne pas être lisibles par un lecteur d’écran.`,
  msg`Certaines vidéos n’ont pas de sous-titres. Le lecteur vidéo est celui d’un service extérieur.`,
  msg`Des images publiées dans les textes peuvent être dépourvues de description.`,
  msg`Sur un téléphone étroit, un texte agrandi au double coupe les mots longs entre deux lignes, parfois sans trait d’union.`,
]

const choices = [
  msg`Parcourir tout le site au clavier : Tab pour avancer, Entrée pour ouvrir, Échap pour fermer.`,
  msg`Accéder directement au contenu d’une page par le premier lien, « Aller au contenu ».`,
  msg`Agrandir le texte jusqu’au double, ou lire sur un écran très étroit, sans défilement horizontal.`,
  msg`Choisir des couleurs claires ou sombres, au bas de chaque page.`,
  msg`Mettre en pause toutes les animations. Si votre appareil demande moins d’animations, aucune n’est jouée.`,
  msg`Relire hors ligne les pages déjà ouvertes.`,
]

function Points({ texts }: { texts: readonly MessageDescriptor[] }) {
  const { t } = useLingui()
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.id}>{t(text)}</li>
      ))}
    </ul>
  )
}

/** How many criteria of the French reference are met, as listed in docs/accessibility.md. */
function Conformity() {
  const { criteria, applicable, conform, notConform, notTested } = conformity
  const rate = Math.floor((100 * conform) / applicable)
  return (
    <>
      <p>
        <Trans>
          Ce site vise le niveau AA des règles internationales pour l’accessibilité des contenus web (WCAG 2.2). Il
          n’est pas déclaré conforme.
        </Trans>
      </p>
      <p>
        <Trans>
          Sur les {criteria} critères du référentiel français (RGAA 4.1.2), {applicable} concernent ce site. {conform}{' '}
          sont respectés, preuve à l’appui, soit {rate} %. {notConform} ne le sont pas : ceux des documents à
          télécharger et des vidéos. {notTested} restent à vérifier et ne sont pas comptés comme respectés.
        </Trans>
      </p>
      <p>
        <Trans>
          Chaque page est contrôlée automatiquement à chaque modification, mais ces contrôles ne détectent qu’une partie
          des difficultés. Aucun audit par un organisme extérieur n’a été fait ; le site n’a été essayé ni avec un
          lecteur d’écran ni avec des personnes handicapées.
        </Trans>
      </p>
    </>
  )
}
