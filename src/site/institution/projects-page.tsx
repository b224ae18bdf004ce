import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function ProjectsPage() {
  return <PageHeader title={<Trans>Projets et programmes</Trans>} />
}
