import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/errors'
import { waitingTime } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { EmptyState } from '@/ui/states/empty-state'
import { LanguageSwitch, LogoutButton } from './account'
import styles from './shell-failure.module.css'
import { ThemeProvider } from './theme-provider'

/** Shown instead of the back office while it cannot be loaded. It retries when the network is back. */
export function ShellFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => void router.invalidate()
  useWindowEvent('online', retry)
  const notBefore = error instanceof ApiError ? error.notBefore : 0
  const retryThen = useEffectEvent(retry)
  useEffect(() => {
    if (notBefore === 0) return undefined
    const timer = setTimeout(retryThen, notBefore - Date.now())
    return () => clearTimeout(timer)
  }, [notBefore])
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
          isFailure
          action={
            <Button onClick={retry}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          {notBefore > 0 ? (
            <Paused until={notBefore} />
          ) : silent ? (
            <Trans>
              Le service est injoignable. Votre saisie est conservée dans cet onglet ; une nouvelle tentative sera faite
              au retour du réseau.
            </Trans>
          ) : (
            <Trans>Le service n’a pas pu vérifier votre identité. Vous pouvez réessayer dans un instant.</Trans>
          )}
        </EmptyState>
        <div className={`buttons gap-2 ${styles.tools}`}>
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

/** Says when the provider may be asked again, as it was when the message appeared. */
function Paused({ until }: { until: number }) {
  const locale = useLocale()
  const [now] = useState(Date.now)
  const time = waitingTime(Math.max(1, Math.ceil((until - now) / 1000)), locale)
  return <Trans>Le service reçoit trop de demandes : une nouvelle tentative part d’elle-même dans {time}.</Trans>
}
