import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function PublicationsPage() {
  return <PageHeader title={<Trans>Publications</Trans>} />
}
