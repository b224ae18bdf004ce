import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '@/site/settings'
import { PageHeader } from '@/ui/page-header'
import { TextLayout } from '@/ui/text-layout'
import { TextSection } from '@/ui/text-section'
import styles from './accessibility-page.module.css'
import { Checks } from './checks'
import { Limits } from './limits'

/** What was done so that everybody can read the site, how it was checked, and what was not. */
export function AccessibilityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<Trans>Accessibilité</Trans>}
        lead={
          <Trans>
            Ce qui a été fait pour que chacun puisse lire ce site, comment c’est vérifié, et ce qui ne l’est pas.
          </Trans>
        }
        trail={[]}
      />
      <TextLayout
        contents={[
          { id: 'choix', label: t`Ce que vous pouvez faire` },
          { id: 'verifications', label: t`Ce qui est vérifié` },
          { id: 'limites', label: t`Ce qui ne l’est pas` },
          { id: 'signaler', label: t`Signaler un obstacle` },
        ]}
      >
        <TextSection id="choix" title={t`Ce que vous pouvez faire`}>
          <ul className={styles.list}>
            <li>
              <Trans>Tout parcourir au clavier : Tab pour avancer, Entrée pour ouvrir, Échap pour fermer.</Trans>
            </li>
            <li>
              <Trans>Aller droit au contenu d’une page par le premier lien, « Aller au contenu ».</Trans>
            </li>
            <li>
              <Trans>
                Agrandir le texte jusqu’au double, ou lire sur un écran très étroit, sans défilement de côté.
              </Trans>
            </li>
            <li>
              <Trans>Choisir des couleurs claires ou sombres, au bas de chaque page.</Trans>
            </li>
            <li>
              <Trans>
                Mettre en pause tout ce qui bouge. Si votre appareil demande moins d’animations, rien ne bouge.
              </Trans>
            </li>
            <li>
              <Trans>Lire les textes sans JavaScript, et relire sans réseau ce que vous avez déjà ouvert.</Trans>
            </li>
          </ul>
        </TextSection>
        <TextSection id="verifications" title={t`Ce qui est vérifié`}>
          <p>
            <Trans>
              Ce site vise le niveau AA des règles internationales WCAG 2.2. Des contrôles automatiques sont rejoués à
              chaque changement du site :
            </Trans>
          </p>
          <Checks />
        </TextSection>
        <TextSection id="limites" title={t`Ce qui ne l’est pas`}>
          <p>
            <Trans>
              Un contrôle automatique ne trouve qu’une partie des obstacles. Nous ne déclarons donc pas le site
              conforme.
            </Trans>
          </p>
          <Limits />
        </TextSection>
        <TextSection id="signaler" title={t`Signaler un obstacle`}>
          <p>
            <Trans>
              Une page vous résiste ? Dites-nous laquelle, ce que vous vouliez faire et avec quel appareil, à{' '}
              <a href={`mailto:${settings.email}`}>{settings.email}</a> ou au{' '}
              <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>. Nous vous donnerons
              l’information autrement et corrigerons la page.
            </Trans>
          </p>
        </TextSection>
      </TextLayout>
    </>
  )
}
