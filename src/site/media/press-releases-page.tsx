import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function PressReleasesPage() {
  return <PageHeader title={<Trans>Communiqués</Trans>} />
}
