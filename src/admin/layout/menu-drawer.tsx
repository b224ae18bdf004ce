import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAccount } from '@/session/use-account'
import { AccountName } from './account-name'
import { Avatar } from './avatar'
import styles from './menu-drawer.module.css'
import { SideMenu } from './side-menu'

/** The side menu on narrow screens; it closes when the screen changes. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const account = useAccount()
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onClose()),
    [router, onClose],
  )
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t`Menu`}
      size={288}
      withinPortal={false}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t`Fermer le menu`, size: 'lg' }}
      classNames={{ content: styles.content ?? '', header: styles.header ?? '', body: styles.body ?? '' }}
    >
      {account && (
        <div className={styles.account}>
          <Avatar src={account.avatar} name={account.name} />
          <AccountName account={account} />
        </div>
      )}
      <SideMenu />
    </Drawer>
  )
}
