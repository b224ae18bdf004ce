import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function MissionsPage() {
  return <PageHeader title={<Trans>Missions</Trans>} />
}
