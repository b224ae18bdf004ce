import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function HomePage() {
  return <PageHeader title={<Trans>Accueil</Trans>} />
}
