import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function ContactPage() {
  return <PageHeader title={<Trans>Contact</Trans>} />
}
