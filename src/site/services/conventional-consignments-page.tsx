import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function ConventionalConsignmentsPage() {
  return <PageHeader title={<Trans>Consignations conventionnelles</Trans>} />
}
