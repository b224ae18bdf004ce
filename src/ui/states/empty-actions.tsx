import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'

/** What is offered where a screen failed: another try, or the home page. */
export function EmptyActions({ again }: { again: () => void }) {
  return (
    <>
      <Button onClick={again}>
        <Trans>Réessayer</Trans>
      </Button>
      <a href="/">
        <Trans>Revenir à l’accueil</Trans>
      </a>
    </>
  )
}
