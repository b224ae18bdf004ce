import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { useAccount } from '@/auth/use-account'
import { AccountSummary } from './account'
import { SideMenu } from './side-menu'
import { SiteLink } from './site-link'
import styles from './top-bar.module.css'

/** The side menu on narrow screens; pressing any entry closes it, also the current one. */
export function MenuDrawer({ onClose, onPalette }: { onClose: () => void; onPalette: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const account = useAccount()
  const onLeave = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onLeave()), [router])
  return (
    <Dialog title={t`Menu`} closeLabel={t`Fermer le menu`} className={styles.drawer} closedby="any" onClose={onClose}>
      <div className={styles.drawerBody}>
        {account && <AccountSummary account={account} />}
        <div className={styles.drawerTools}>
          <Button variant="subtle" px="sm" leftSection={<IconSearch aria-hidden />} onClick={onPalette}>
            {t`Aller à…`}
          </Button>
          <SiteLink />
        </div>
        <SideMenu />
      </div>
    </Dialog>
  )
}
