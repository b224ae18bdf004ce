import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function InterviewPage() {
  return <PageHeader title={<Trans>Interview</Trans>} />
}
