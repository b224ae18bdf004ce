import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function OrganisationChartPage() {
  return <PageHeader title={<Trans>Organigramme</Trans>} />
}
