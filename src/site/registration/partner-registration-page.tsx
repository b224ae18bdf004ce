import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function PartnerRegistrationPage() {
  return <PageHeader title={<Trans>Devenir partenaire</Trans>} />
}
