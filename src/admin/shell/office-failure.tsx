import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@/api/errors'
import { WaysOn } from '@/ui/states/empty-actions'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './office-failure.module.css'

/** What stands in the place of the back office while it cannot be entered. It tries again when the network is back. */
export function OfficeFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => void router.invalidate()
  useEffect(() => {
    const retry = () => void router.invalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [router])
  const silent = !(error instanceof ApiError) || error.status === 0
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>
        {silent ? (
          <Trans>L’administration a besoin du réseau</Trans>
        ) : (
          <Trans>L’administration ne peut pas s’ouvrir</Trans>
        )}
      </h1>
      <EmptyState action={<WaysOn again={again} />}>
        {silent ? (
          <Trans>
            Le serveur est injoignable. Votre saisie est conservée dans cet onglet ; une nouvelle tentative sera faite
            au retour du réseau.
          </Trans>
        ) : (
          <Trans>Le serveur n’a pas pu vérifier votre identité. Vous pouvez réessayer dans un instant.</Trans>
        )}
      </EmptyState>
    </main>
  )
}
