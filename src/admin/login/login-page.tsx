import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function LoginPage() {
  return <PageHeader title={<Trans>Administration</Trans>} />
}
