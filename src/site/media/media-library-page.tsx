import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function MediaLibraryPage() {
  return <PageHeader title={<Trans>Médiathèque</Trans>} />
}
