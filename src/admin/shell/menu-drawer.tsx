import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Modal } from '@/admin/crud/form/modal'
import { useAccount } from '@/auth/use-account'
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
  if (!opened) return null
  return (
    <Modal title={t`Menu`} closeLabel={t`Fermer le menu`} side light onClose={onClose}>
      {account && (
        <div className={styles.account}>
          <Avatar src={account.avatar} name={account.name} />
          <AccountName account={account} />
        </div>
      )}
      <SideMenu />
    </Modal>
  )
}
