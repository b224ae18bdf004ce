import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function DashboardPage() {
  return <PageHeader title={<Trans>Tableau de bord</Trans>} />
}
