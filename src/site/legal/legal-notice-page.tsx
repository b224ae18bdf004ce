import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { WrittenBlock } from '@/site/blocks/block-text'
import { useContentBlock } from '@/site/blocks/use-blocks'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextSection } from '@/ui/text/text-section'
import styles from './legal-notice-page.module.css'

/** The legal notice: fixed texts, then the institution's own block. */
export function LegalNoticePage() {
  const { t } = useLingui()
  const block = useContentBlock('legal')
  return (
    <>
      <PageHeader trail={[]} />
      <div className={`container page ${styles.page}`}>
        <TextSection id="editeur" title={t`Qui publie ce site`}>
          <p>
            <Trans>
              Ce site est publié par la Caisse des Dépôts et Consignations du Cameroun, à Yaoundé.{' '}
              <Link to="/contact_us">Lui écrire</Link>, <Link to="/ou-aller">s’y rendre</Link>.
            </Trans>
          </p>
        </TextSection>
        <TextSection id="valeur" title={t`Ce que valent ces pages`}>
          <p>
            <Trans>
              Elles expliquent les démarches en mots simples et ne remplacent pas les textes : en cas de différence,
              seuls les <Link to="/textes_reglementaires">textes réglementaires</Link> font foi. Une démarche préparée
              sur ce site n’est déposée que lorsque la Caisse l’a reçue.
            </Trans>
          </p>
        </TextSection>
        <TextSection id="contenus" title={t`Textes, images et vidéos`}>
          <p>
            <Trans>
              Vous pouvez lire, garder, imprimer et partager ce qui est publié ici en citant la Caisse des Dépôts et
              Consignations. Les vidéos sont hébergées par YouTube, qui applique ses propres conditions.
            </Trans>
          </p>
        </TextSection>
        <TextSection id="aussi" title={t`À lire aussi`}>
          <p>
            <Trans>
              <Link to="/confidentialite">Confidentialité</Link> : ce que le site garde et envoie.{' '}
              <Link to="/accessibilite">Accessibilité</Link> : son état, et à qui s’adresser.
            </Trans>
          </p>
        </TextSection>
        {/* The institution's block comes last, so that nothing shifts when it arrives. */}
        {block && (
          <TextSection id="caisse" title={t`Mentions de la Caisse`}>
            <WrittenBlock block={block} />
          </TextSection>
        )}
      </div>
    </>
  )
}
