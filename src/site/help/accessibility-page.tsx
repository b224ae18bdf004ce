import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '@/site/settings'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import { TextSection } from '@/ui/text/text-section'
import { Checks } from './accessibility-checks'
import { Limits } from './accessibility-limits'
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
