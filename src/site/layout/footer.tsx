import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconBrandFacebook, IconBrandLinkedin, IconBrandX, IconMessageCircle } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useToday } from '@/i18n/use-today'
import { InstallButton } from '@/pwa/install/install'
import { ChatButton } from '@/site/chat/chat'
import { NewsletterForm } from '@/site/newsletter/newsletter-form'
import { FooterContact } from '@/site/opening/footer-contact'
import { settings } from '@/site/settings'
import { NationalStrip } from '@/ui/brand/national-strip'
import { buttonClass } from '@/ui/button/button'
import { SchemeSwitch } from '@/ui/color-scheme/scheme-switch'
import { MotionSwitch } from '@/ui/motion/motion-switch'
import { usePageTitle } from '@/ui/text/page-title'
import styles from './footer.module.css'

const networks = [
  { name: 'Facebook', href: settings.social.facebook, Icon: IconBrandFacebook },
  { name: 'X', href: settings.social.x, Icon: IconBrandX },
  { name: 'LinkedIn', href: settings.social.linkedin, Icon: IconBrandLinkedin },
]

const usefulLinks: readonly (LinkOptions & { to: string; hash?: string; label?: MessageDescriptor })[] = [
  { to: '/accueil', label: msg`Accueil` },
  { to: '/lacdec', label: msg`La CDEC` },
  { to: '/', hash: 'actualites', activeOptions: { includeHash: true }, label: msg`Actualités` },
  { to: '/actualites', activeOptions: { exact: true }, label: msg`Toutes les actualités` },
  { to: '/guide_utilisateurs' },
  { to: '/contact_us' },
  { to: '/ou-aller' },
  { to: '/mentions-legales' },
  { to: '/confidentialite' },
  { to: '/accessibilite' },
]

export function Footer() {
  const { t } = useLingui()
  const today = useToday()
  return (
    <footer className={`no-print ${styles.footer}`}>
      <NationalStrip />
      <div className={`container stack ${styles.columns}`}>
        <section>
          <h2 className={`large ${styles.heading}`}>{t`Nous joindre`}</h2>
          <FooterContact />
          <ChatButton className={buttonClass('onDeep', styles.chat)}>
            <IconMessageCircle aria-hidden />
            {t`Discuter avec nous`}
          </ChatButton>
          <ul role="list" className={`buttons gap-2 ${styles.social}`}>
            {networks.map(({ name, href, Icon }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t`${name} (nouvel onglet)`}>
                  <Icon aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <FooterNavigation />
        <section aria-labelledby="lettre-information">
          <h2 id="lettre-information" className={`large ${styles.heading}`}>
            {t`Lettre d’information`}
          </h2>
          <NewsletterForm />
        </section>
      </div>
      <div className={`container split ${styles.legal}`}>
        <p
          suppressHydrationWarning
        >{t`© ${today.slice(0, 4)} Caisse des Dépôts et Consignations du Cameroun. Tous droits réservés.`}</p>
        <div className={`cluster ${styles.comfort}`}>
          <MotionSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FooterNavigation() {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  return (
    <div className={`stack ${styles.navigation}`}>
      <nav aria-label={t`Liens utiles`}>
        <h2 className={`large ${styles.heading}`}>{t`Liens utiles`}</h2>
        <ul role="list" className={`grid-auto gap-2 small targets ${styles.links}`}>
          {usefulLinks.map((link) => (
            <li key={`${link.to}#${link.hash ?? ''}`}>
              <Link {...link}>{link.label ? t(link.label) : titleOf(link.to)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Sur cet appareil`}>
        <h2 className={`large ${styles.heading}`}>{t`Sur cet appareil`}</h2>
        <ul role="list" className={`grid-auto gap-2 small targets ${styles.links}`}>
          <li>
            <Link to="/mes-documents">{titleOf('/mes-documents')}</Link>
          </li>
          <li>
            <Link to="/hors-ligne">{titleOf('/hors-ligne')}</Link>
          </li>
        </ul>
        <div className={styles.install}>
          <InstallButton look="onDeep" />
        </div>
      </nav>
    </div>
  )
}
