import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function KeptDocumentsPage() {
  return <PageHeader title={<Trans>Mes documents</Trans>} />
}
