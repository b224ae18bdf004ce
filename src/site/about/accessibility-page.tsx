import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function AccessibilityPage() {
  return <PageHeader title={<Trans>Accessibilité</Trans>} />
}
