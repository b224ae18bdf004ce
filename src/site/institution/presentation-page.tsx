import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function PresentationPage() {
  return <PageHeader title={<Trans>Présentation</Trans>} />
}
