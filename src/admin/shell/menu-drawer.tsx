// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { Button, Drawer } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useDialogBackground } from '@/admin/ui/dialog-background'
import { useAccount } from '@/auth/use-account'
import { AccountSummary } from './account'
import { SideMenu } from './side-menu'
import { SiteLink } from './site-link'
import styles from './top-bar.module.css'

/** The side menu on narrow screens; pressing any entry closes it, also the current one. */
export function MenuDrawer({
  opened,
  onClose,
  onPalette,
}: {
  opened: boolean
  onClose: () => void
  onPalette: () => void
}) {
  const { t } = useLingui()
  const router = useRouter()
  const account = useAccount()
  useDialogBackground(opened)
  const onLeave = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onLeave()), [router])
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
      <div className={styles.drawerTools}>
        <Button variant="subtle" px="sm" leftSection={<IconSearch aria-hidden />} onClick={onPalette}>
          {t`Aller à…`}
        </Button>
        <SiteLink />
      </div>
      <SideMenu />
    </Drawer>
  )
}
