import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OpenDialogs } from '@/admin/crud/notices/notices'
import { refuseFileDrops } from '@/lib/file-drops'
import { useConnection } from '@/pwa/network/connection'
import { dismiss, toastStore } from '@/ui/toast/toasts'
import styles from './admin-shell.module.css'
import { SideMenu } from './side-menu'
import { ThemeProvider } from './theme-provider'
import { TopBar } from './top-bar'

/**
 * The back office around each of its screens. Its texts have no element of their own, unlike those of the public pages. The
 * frame is a grid of its own: Mantine's `AppShell` writes its measures into a style element, which the content policy refuses.
 */
export function AdminShell() {
  useFailuresDismissed()
  useEffect(refuseFileDrops, [])
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <div className={styles.shell}>
          <a href="#contenu" className={styles.skip}>
            <Trans>Aller au contenu</Trans>
          </a>
          <TopBar />
          <div className={styles.columns}>
            <div className={styles.side}>
              <SideMenu />
            </div>
            <main id="contenu" tabIndex={-1} className={styles.main}>
              <ConnectionAlert />
              <Outlet />
            </main>
          </div>
        </div>
        <OpenDialogs />
      </ThemeProvider>
    </I18nProvider>
  )
}

/** Shows offline that the back office needs the network. Open forms stay. */
function ConnectionAlert() {
  const connection = useConnection()
  return (
    <div role="status">
      {connection !== 'online' && (
        <Alert role="note" color="yellow" icon={<IconCloudOff aria-hidden />} className={styles.connection}>
          {connection === 'offline' ? (
            <Trans>
              Vous êtes hors ligne. L’administration a besoin du réseau : votre saisie reste affichée, et vous pourrez
              l’enregistrer à son retour.
            </Trans>
          ) : (
            <Trans>
              Le réseau ne répond pas. L’administration en a besoin : une nouvelle tentative est faite automatiquement.
            </Trans>
          )}
        </Alert>
      )}
    </div>
  )
}

/**
 * A failure's toast stays until it is closed, or out of date: when something is sent again, when a form opens, and when
 * another screen is shown.
 */
function useFailuresDismissed() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    const dismissFailures = () => {
      for (const { id, tone } of toastStore.get()) if (tone === 'error') dismiss(id)
    }
    const unsubscribe = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') dismissFailures()
      }),
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (pathChanged || 'open' in toLocation.search) dismissFailures()
      }),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
    }
  }, [router, queryClient])
}
