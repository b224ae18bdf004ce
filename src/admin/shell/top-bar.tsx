import { Trans, useLingui } from '@lingui/react/macro'
import { Burger, Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { PaletteButton } from '@/admin/palette/palette-button'
import { useAccount } from '@/auth/use-account'
import { Emblem } from '@/ui/brand/emblem'
import { AccountSummary, LanguageSwitch, LogoutButton } from './account'
import { useDialogBackground } from './dialog-background'
import { NotificationsBell } from './notifications-bell'
import { SideMenu } from './side-menu'
import styles from './top-bar.module.css'

/** The bar that stays at the top, with the menu of narrow screens; it casts a shadow once the page has been scrolled. */
export function TopBar() {
  const { t } = useLingui()
  const [menuOpen, menu] = useDisclosure()
  const account = useAccount()
  return (
    <>
      <header className={styles.bar} data-scrolled={useIsScrolled() || undefined}>
        <Burger
          className={styles.burger}
          size="sm"
          aria-label={t`Ouvrir le menu`}
          aria-expanded={menuOpen}
          onClick={menu.open}
        />
        <Link to="/Admin/dashboard" className={styles.title}>
          <Emblem className={styles.emblem} />
          <Trans>Dashboard</Trans>
        </Link>
        <div className={styles.tools}>
          <PaletteButton />
          <Button
            component="a"
            href="/"
            variant="subtle"
            px="sm"
            leftSection={<IconExternalLink aria-hidden />}
            className={styles.site}
          >
            <Trans>Voir le site</Trans>
          </Button>
          <LanguageSwitch />
          <NotificationsBell />
          {account && <AccountSummary account={account} />}
          <LogoutButton />
        </div>
      </header>
      <MenuDrawer opened={menuOpen} onClose={menu.close} />
    </>
  )
}

/** The side menu on narrow screens; it closes when the screen changes. */
function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const account = useAccount()
  useDialogBackground(opened)
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onClose()),
    [router, onClose],
  )
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t`Menu`}
      size="min(18rem, 88vw)"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t`Fermer le menu`, size: 'xl' }}
      classNames={{ title: styles.drawerTitle, body: styles.drawerBody }}
    >
      {account && <AccountSummary account={account} />}
      <SideMenu />
    </Drawer>
  )
}

/** Mantine's `useWindowScroll` would draw the bar again with every pixel. */
function useIsScrolled() {
  return useSyncExternalStore(subscribe, () => window.scrollY > scrolledFrom)
}

/** In pixels (specification, section 9). */
const scrolledFrom = 20

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
