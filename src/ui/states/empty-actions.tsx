import { Trans } from '@lingui/react/macro'
import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { Button } from '@/ui/button/button'

/** The actions of a failed screen: retry, or the home page. */
export function EmptyActions({ again }: { again: () => void }) {
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
