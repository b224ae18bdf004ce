import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function PartnersPage() {
  return <PageHeader title={<Trans>Partenaires</Trans>} />
}
