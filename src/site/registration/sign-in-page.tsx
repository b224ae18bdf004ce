import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/page-header'

export function SignInPage() {
  return <PageHeader title={<Trans>Connexion</Trans>} />
}
