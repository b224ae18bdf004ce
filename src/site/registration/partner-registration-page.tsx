import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { registerPartenaire } from '@/api/accounts'
import { partenaireRegistration } from '@/contract/accounts'
import { buttonClass } from '@/ui/button/button'
import { AccountFrame, AccountLinks, useVisitorForm } from './account-frame'
import frame from './account-frame.module.css'
import { AlreadySignedIn } from './already-signed-in'
import { RegistrationForm } from './registration-form'

export function PartnerRegistrationPage() {
  const { isShown, setSending } = useVisitorForm()
  if (!isShown) return <AlreadySignedIn asksForAnother />
  return (
    <AccountFrame
      lead={
        <Trans>
          Pour les organismes publics, les entreprises et les professions qui déposent ou consignent. Le compte fait
          connaître votre organisme à la Caisse ; il n’est pas nécessaire pour lire le site ni pour préparer un dossier.
        </Trans>
      }
      welcome={
        <>
          <strong>
            <Trans>Travaillons ensemble</Trans>
          </strong>
          <p>
            <Trans>
              Greffes, notaires, entreprises, administrations : le compte de partenaire est celui de votre organisme.
            </Trans>
          </p>
        </>
      }
    >
      <p className={frame.other}>
        <Trans>Vous êtes un particulier ?</Trans>{' '}
        <Link to="/inscription/usager" className={buttonClass('quiet')}>
          <Trans>Créer plutôt un compte usager</Trans>
        </Link>
      </p>
      <RegistrationForm
        schema={partenaireRegistration}
        register={registerPartenaire}
        onSending={setSending}
        draft="partenaire"
      />
      <AccountLinks here="registration" />
    </AccountFrame>
  )
}
