import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function JudicialConsignmentsPage() {
  return <PageHeader title={<Trans>Consignations judiciaires</Trans>} />
}
