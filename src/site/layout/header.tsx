import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ChatButton } from '@/site/chat/chat'
import { SearchButton } from '@/site/search/search-button'
import { Emblem } from '@/ui/brand/emblem'
import { NationalStrip } from '@/ui/brand/national-strip'
import { AccountMenu } from './account-menu'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle'
import { MenuBar } from './menu-bar'
import { MenuDrawer } from './menu-drawer'

export function Header() {
  const { t } = useLingui()
  return (
    <header className={`no-print ${styles.header}`}>
      <NationalStrip />
      <div className={`container ${styles.bar}`}>
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
          <AccountMenu place="header" />
          <ChatButton className={styles.chat} aria-label={t`Ouvrir la discussion`}>
            <IconMessageCircle aria-hidden />
          </ChatButton>
          <LanguageToggle />
          <MenuDrawer />
        </div>
      </div>
      <MenuBar />
    </header>
  )
}
