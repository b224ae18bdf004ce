import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { registerUsager } from '@/api/accounts'
import { usagerRegistration } from '@/contract/accounts'
import { buttonClass } from '@/ui/button/button'
import { AccountFrame, AccountLinks, useVisitorForm } from './account-frame'
import frame from './account-frame.module.css'
import { AlreadySignedIn } from './already-signed-in'
import { RegistrationForm } from './registration-form'

export function UsagerRegistrationPage() {
  const { isShown, setSending } = useVisitorForm()
  if (!isShown) return <AlreadySignedIn asksForAnother />
  return (
    <AccountFrame
      lead={
        <Trans>
          Le compte fait connaître à la Caisse votre identité et vos coordonnées, et vous permet de vous connecter sur
          ce site. Il n’est nécessaire ni pour lire, ni pour trouver votre cas, ni pour préparer un dossier.
        </Trans>
      }
      welcome={
        <>
          <strong>
            <Trans>Bienvenue à la Caisse des Dépôts et Consignations</Trans>
          </strong>
          <p>
            <Trans>
              Ouvrez votre compte d’usager et conservez un lien direct avec l’institution qui protège les fonds confiés
              au nom de l’État.
            </Trans>
          </p>
        </>
      }
    >
      <p className={frame.other}>
        <Trans>Vous représentez un organisme ?</Trans>{' '}
        <Link to="/sponsor" className={buttonClass('quiet')}>
          <Trans>Devenir partenaire</Trans>
        </Link>
      </p>
      <RegistrationForm
        schema={usagerRegistration}
        register={registerUsager}
        onSending={setSending}
        draft="usager"
        isUsager
      />
      <p className={`note ${frame.draftNote}`}>
        <Trans>Si vous changez de page, votre saisie est conservée ; vos mots de passe ne le sont jamais.</Trans>
      </p>
      <AccountLinks here="registration" />
    </AccountFrame>
  )
}
