import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function NewsItemPage() {
  return <PageHeader title={<Trans>Actualité</Trans>} />
}
