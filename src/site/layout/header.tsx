import { useLingui } from '@lingui/react/macro'
import { IconLanguage, IconMapPin } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { SearchButton } from '@/site/search/search-button'
import { Emblem } from '@/ui/brand/emblem'
import { NationalStrip } from '@/ui/brand/national-strip'
import { buttonClass } from '@/ui/button/button'
import { DisclosureMenu } from '@/ui/menu/disclosure-menu'
import { AccountMenu } from './account-menu'
import styles from './header.module.css'
import { type MenuGroup, MenuItem, MenuItems, menu } from './menu'
import { MenuDrawer } from './menu-drawer'

export function Header() {
  const { t } = useLingui()
  return (
    <header className={`no-print ${styles.header}`}>
      <NationalStrip />
      <div className={`container split gap-3 ${styles.bar}`}>
        <Link to="/" className={styles.brand}>
          <Emblem className={styles.emblem} />
          <span className={styles.name}>
            <strong className={styles.full}>{t`Caisse des Dépôts et Consignations`}</strong>
            <strong className={styles.short}>CDEC</strong>
            <small>{t`République du Cameroun`}</small>
          </span>
          <span className="visually-hidden">{t`Accueil`}</span>
        </Link>
        <div className={styles.tools}>
          <SearchButton />
          <AccountMenu variant="header" />
          <Link to="/ou-aller" title={t`Où aller`} className={buttonClass('quiet', styles.places)}>
            <IconMapPin aria-hidden />
            <span className={styles.placesName}>{t`Où aller`}</span>
          </Link>
          <LanguageToggle />
          <MenuDrawer />
        </div>
      </div>
      <MenuBar />
    </header>
  )
}

const languages = {
  fr: { code: 'fr', name: 'Français', action: 'Lire le site en français' },
  en: { code: 'en', name: 'English', action: 'Read the site in English' },
} as const

/** A link to this page in the other language, in that language. The boot script (app/boot/boot.ts) stores the choice. */
function LanguageToggle() {
  const other = languages[useLocale() === 'fr' ? 'en' : 'fr']
  const href = useLocation({ select: (location) => location.href })
  return (
    <a
      href={addressIn(other.code, href)}
      hrefLang={other.code}
      lang={other.code}
      title={other.action}
      className={buttonClass('quiet', styles.toggle)}
    >
      <IconLanguage aria-hidden />
      <span className={styles.code} aria-hidden>
        {other.code.toUpperCase()}
      </span>
      <span className={styles.languageToggleName}>{other.name}</span>
    </a>
  )
}

/** The grouped menu of wide screens; phones have the drawer. */
function MenuBar() {
  const { t } = useLingui()
  return (
    <nav className={styles.nav} aria-label={t`Navigation principale`}>
      <ul role="list" className={`container buttons gap-1 ${styles.list}`}>
        {menu.map((entry) => (
          <li key={'to' in entry ? entry.to : entry.label.id}>
            {'to' in entry ? (
              <MenuItem link={entry} className={`small strong ${styles.top}`} />
            ) : (
              <MenuDisclosure group={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A group of the menu: a button that shows its links. */
function MenuDisclosure({ group }: { group: MenuGroup }) {
  const { t } = useLingui()
  const path = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const addresses = [...group.links.map(({ to }) => to.toLowerCase()), ...(group.others ? [group.others] : [])]
  const isCurrent = addresses.some((address) => path.startsWith(address))

  return (
    <DisclosureMenu
      label={t(group.label)}
      buttonClassName={`small strong ${styles.top}`}
      panelClassName={styles.panel}
      isCurrent={isCurrent}
    >
      {(close) => <MenuItems links={group.links} onChoose={close} />}
    </DisclosureMenu>
  )
}
