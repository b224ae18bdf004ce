import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function AdministrativeConsignmentsPage() {
  return <PageHeader title={<Trans>Consignations administratives</Trans>} />
}
