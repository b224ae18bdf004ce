import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function RegulationsPage() {
  return <PageHeader title={<Trans>Textes réglementaires</Trans>} />
}
