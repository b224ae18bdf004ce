import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { PageHeader } from '@/ui/page-header/page-header'
import { EmptyActions } from '@/ui/states/empty-actions'
import { EmptyState } from '@/ui/states/empty-state'
import { useReloading } from './missing-chunks'

/** What a screen that failed shows: what happened, and where to go. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const router = useRouter()
  const reloading = useReloading()
  // Drawn anew it may fail again for want of what its loader could not load.
  const again = () => void router.invalidate().then(reset)
  if (reloading) return null
  return (
    <>
      <PageHeader title={<Trans>Cette page n’a pas pu s’afficher</Trans>} />
      <EmptyState action={<EmptyActions again={again} />}>
        <Trans>
          Une erreur inattendue est survenue. Vous pouvez réessayer ou poursuivre votre visite sur une autre page.
        </Trans>
      </EmptyState>
    </>
  )
}
