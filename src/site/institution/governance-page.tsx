import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function GovernancePage() {
  return <PageHeader title={<Trans>Gouvernance</Trans>} />
}
