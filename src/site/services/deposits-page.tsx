import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function DepositsPage() {
  return <PageHeader title={<Trans>Dépôts</Trans>} />
}
