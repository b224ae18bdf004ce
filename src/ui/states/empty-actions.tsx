import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'

/** The actions of a failed screen: retry, or the home page. */
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
