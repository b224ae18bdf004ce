import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '@/api/errors'
import { EmptyState } from '@/ui/states/empty-state'
import { LanguageSwitch, LogoutButton } from './account'
import styles from './shell-failure.module.css'
import { ThemeProvider } from './theme-provider'

/** Shown instead of the back office while it cannot be loaded. It retries when the network is back. */
export function ShellFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => void router.invalidate()
  useWindowEvent('online', retry)
  const silent = !(error instanceof ApiError) || error.status === 0
  return (
    <ThemeProvider>
      <main className={styles.page}>
        <h1>
          {silent ? (
            <Trans>L’administration a besoin du réseau</Trans>
          ) : (
            <Trans>L’administration ne peut pas s’ouvrir</Trans>
          )}
        </h1>
        <EmptyState
          action={
            <Button onClick={retry}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          {silent ? (
            <Trans>
              Le service est injoignable. Votre saisie est conservée dans cet onglet ; une nouvelle tentative sera faite
              au retour du réseau.
            </Trans>
          ) : (
            <Trans>Le service n’a pas pu vérifier votre identité. Vous pouvez réessayer dans un instant.</Trans>
          )}
        </EmptyState>
        <div className={styles.tools}>
          <Button component="a" href="/" variant="subtle" px="sm">
            <Trans>Revenir à l’accueil</Trans>
          </Button>
          <LanguageSwitch />
          <LogoutButton />
        </div>
      </main>
    </ThemeProvider>
  )
}
