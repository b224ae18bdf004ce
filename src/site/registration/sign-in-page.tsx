import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { destination } from '@/auth/destination'
import { SignInForm } from '@/auth/sign-in/sign-in-form'
import { notify } from '@/ui/toast/toasts'
import { AccountFrame, AccountLinks, useVisitorForm } from './account-frame'
import { AlreadySignedIn } from './already-signed-in'

const route = getRouteApi('/_public/login')

/** The sign-in page; it leads back to the requested page. */
export function SignInPage() {
  const { t } = useLingui()
  const { redirect } = route.useSearch()
  const navigate = useNavigate()
  const { isShown, setSending } = useVisitorForm()
  if (!isShown) return <AlreadySignedIn redirect={redirect} />
  return (
    <AccountFrame
      lead={<Trans>Saisissez l’adresse électronique et le mot de passe de votre compte.</Trans>}
      welcome={
        <>
          <strong>
            <Trans>Accédez à votre compte</Trans>
          </strong>
          <p>
            <Trans>Usagers, partenaires et administrateurs se connectent ici.</Trans>
          </p>
        </>
      }
    >
      <SignInForm
        onSending={setSending}
        onSignedIn={(user) => {
          void navigate({ href: destination(user, redirect) })
          notify('success', `${t`Connexion réussie !`}\n${user.name}`)
        }}
      />
      <AccountLinks here="login" />
    </AccountFrame>
  )
}
