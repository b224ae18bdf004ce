import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function UsagerRegistrationPage() {
  return <PageHeader title={<Trans>Créer un compte usager</Trans>} />
}
