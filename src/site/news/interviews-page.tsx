import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function InterviewsPage() {
  return <PageHeader title={<Trans>Interviews</Trans>} />
}
