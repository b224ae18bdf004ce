import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { addressIn, isBackOffice } from '@/lib/site-paths'
import { Button } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { isChunkMissing, useReloading } from './missing-chunks'

/** The error component of every screen: what happened, and where to go. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const router = useRouter()
  const reloading = useReloading()
  // The loader runs again too, because its failure may be the cause.
  const again = () => void router.invalidate().then(reset)
  if (reloading) return null
  if (isBackOffice(router.state.location.pathname) && (isChunkMissing() || !navigator.onLine))
    return <AdminNeedsNetwork />
  return (
    <>
      <PageHeader title={<Trans>Cette page n’a pas pu s’afficher</Trans>} />
      <div className="container">
        <EmptyState isFailure action={<EmptyActions again={again} />}>
          <Trans>
            Une erreur inattendue est survenue. Vous pouvez réessayer ou poursuivre votre visite sur une autre page.
          </Trans>
        </EmptyState>
      </div>
    </>
  )
}

/** Loads a new document, because a browser caches a failed import for as long as the document lives. */
const reload = () => window.location.reload()

/** Shown offline where the back office, which is not precached, has never been opened. */
function AdminNeedsNetwork() {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <>
      <PageHeader title={<Trans>L’administration a besoin du réseau</Trans>} />
      <div className="container">
        <EmptyState isFailure action={<EmptyActions again={reload} />}>
          <Trans>
            Elle n’est pas gardée sur cet appareil. Elle s’ouvrira dès le retour de la connexion ; le site public reste
            consultable.
          </Trans>
        </EmptyState>
      </div>
    </>
  )
}

/** The actions of a failed screen: retry, or the home page. */
function EmptyActions({ again }: { again: () => void }) {
  return (
    <>
      <Button onClick={again}>
        <Trans>Réessayer</Trans>
      </Button>
      <a href={addressIn(useLocale(), '/')}>
        <Trans>Revenir à l’accueil</Trans>
      </a>
    </>
  )
}
