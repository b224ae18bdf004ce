import { Trans, useLingui } from '@lingui/react/macro'
import { Burger, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from '@/admin/ui/lazy-part'
import { useAccount } from '@/auth/use-account'
import { Emblem } from '@/ui/brand/emblem'
import { AccountSummary, LanguageSwitch, LogoutButton } from './account'
import { NotificationsBell } from './notifications-bell'
import { SiteLink } from './site-link'
import styles from './top-bar.module.css'

/** The bar that stays at the top, with the menu of narrow screens; it casts a shadow once the page has been scrolled. */
export function TopBar() {
  const { t } = useLingui()
  const [menuOpen, setMenuOpen] = useState(false)
  const [palettePresses, setPalettePresses] = useState(0)
  const openPalette = () => setPalettePresses((presses) => presses + 1)
  const account = useAccount()
  return (
    <>
      <header className={styles.bar} data-scrolled={useIsScrolled() || undefined}>
        <Burger
          className={styles.burger}
          size="sm"
          aria-label={t`Ouvrir le menu`}
          aria-expanded={menuOpen}
          onPointerEnter={prefetchMenu}
          onFocus={prefetchMenu}
          onClick={() => setMenuOpen(true)}
        />
        <Link to="/Admin/dashboard" className={`strong ${styles.title}`}>
          <Emblem className={styles.emblem} />
          <Trans>Dashboard</Trans>
        </Link>
        <div className={styles.tools}>
          <PaletteButton onOpen={openPalette} />
          <SiteLink className={styles.site} />
          <LanguageSwitch />
          <NotificationsBell />
          {account && <AccountSummary account={account} />}
          <LogoutButton />
        </div>
      </header>
      {palettePresses > 0 && <Palette presses={palettePresses} />}
      {menuOpen && (
        <MenuDrawer
          onClose={() => setMenuOpen(false)}
          onPalette={() => {
            setMenuOpen(false)
            openPalette()
          }}
        />
      )}
    </>
  )
}

const loadMenu = () => import('./menu-drawer')
const MenuDrawer = lazyPart(async () => (await loadMenu()).MenuDrawer)
const Palette = lazyPart(async () => (await import('@/admin/palette/palette')).Palette)

/** Prefetches the menu, which only narrow screens need. A failure is shown when the menu is opened. */
function prefetchMenu() {
  loadMenu().catch(() => undefined)
}

/** Mantine's `useWindowScroll` would render the bar with every pixel. */
function useIsScrolled() {
  return useSyncExternalStore(subscribe, () => window.scrollY > scrolledFrom)
}

/** How far the page is scrolled when the bar casts a shadow, in pixels (specification, section 9). */
const scrolledFrom = 20

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Opens the command palette, as Ctrl+K (⌘K) does from anywhere but a dialog, which would cover it. On a phone the menu does. */
function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  const isDialogOpen = () => document.querySelector('dialog[open]') !== null
  useHotkeys([['mod+K', () => !isDialogOpen() && onOpen()]], [])
  return (
    <Button
      variant="default"
      leftSection={<IconSearch aria-hidden />}
      title={t`Aller à…`}
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      onClick={onOpen}
    >
      <span className={styles.label}>{t`Aller à…`}</span>
      <kbd className={styles.key} aria-hidden>
        Ctrl K
      </kbd>
    </Button>
  )
}
