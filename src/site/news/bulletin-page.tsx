import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function BulletinPage() {
  return <PageHeader title={<Trans>Bulletin d’information</Trans>} />
}
