import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function OfflineDiagnosisPage() {
  return <PageHeader title={<Trans>Hors ligne</Trans>} />
}
