import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink, IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Emblem } from '@/ui/brand/emblem'
import { AccountMenu } from './account-menu'
import { LanguageSwitch } from './language-switch'
import { MenuDrawer } from './menu-drawer'
import { NotificationsBell } from './notifications-bell'
import styles from './top-bar.module.css'
import { useScrolled } from './use-scrolled'

/** The bar that stays at the top; it casts a shadow once the page has been scrolled. */
export function TopBar() {
  const { t } = useLingui()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <header className={styles.bar} data-scrolled={useScrolled(20) || undefined}>
        <button
          type="button"
          className={styles.burger}
          aria-label={t`Ouvrir le menu`}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <IconMenu2 aria-hidden />
        </button>
        <Link to="/Admin/dashboard" className={styles.title}>
          <Emblem className={styles.emblem} />
          <Trans>Dashboard</Trans>
        </Link>
        <div className={styles.tools}>
          <a href="/" className={styles.site}>
            <IconExternalLink aria-hidden />
            <span>
              <Trans>Voir le site</Trans>
            </span>
          </a>
          <LanguageSwitch />
          <NotificationsBell />
          <AccountMenu />
        </div>
      </header>
      <MenuDrawer opened={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
