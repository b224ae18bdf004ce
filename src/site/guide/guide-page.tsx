import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function GuidePage() {
  return <PageHeader title={<Trans>Guide des utilisateurs</Trans>} />
}
