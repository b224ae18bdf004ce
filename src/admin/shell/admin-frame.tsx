import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { NoticeDialog } from '@/admin/crud/form/notice-dialog'
import styles from './admin-frame.module.css'
import { ConnectionLine } from './connection-line'
import { SideMenu } from './side-menu'
import { ThemeProvider } from './theme-provider'
import { TopBar } from './top-bar'

/** The back office around each of its screens: the bar, the menu, and what is said over both. */
export function AdminFrame() {
  return (
    <ThemeProvider>
      <div className={styles.frame}>
        <a href="#contenu" className={styles.skip}>
          <Trans>Aller au contenu</Trans>
        </a>
        <TopBar />
        <div className={styles.columns}>
          <div className={styles.side}>
            <SideMenu />
          </div>
          <main id="contenu" tabIndex={-1} className={styles.main}>
            <ConnectionLine />
            <Outlet />
          </main>
        </div>
        <NoticeDialog />
      </div>
    </ThemeProvider>
  )
}
