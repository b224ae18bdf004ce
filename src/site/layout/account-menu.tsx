import { Trans } from '@lingui/react/macro'
import { IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useSignedIn } from '@/auth/use-signed-in'
import { buttonClass } from '@/ui/button/button'
import { onDemand } from '@/ui/hydration/on-demand'
import styles from './account-menu.module.css'

const SignedIn = onDemand(async () => (await import('./signed-in')).SignedIn)

/** A link to the sign-in; when signed in, the account and the sign-out, loaded only then. Phones have it in the drawer. */
export function AccountMenu({ variant, onChoose }: { variant: 'header' | 'drawer'; onChoose?: () => void }) {
  const signedIn = useSignedIn()
  const href = useLocation({ select: (location) => location.href })
  return (
    <div className={`cluster gap-1 ${styles.account}`} data-variant={variant}>
      {signedIn ? (
        <SignedIn variant={variant} onChoose={onChoose} />
      ) : (
        <Link
          to="/login"
          search={isReturnedTo(href) ? { redirect: href } : {}}
          className={buttonClass('quiet')}
          onClick={onChoose}
        >
          <IconUserCircle aria-hidden />
          <Trans>Connexion</Trans>
        </Link>
      )}
    </div>
  )
}

/** Returns whether a reader who signs in returns to a page: not to the home page, nor to those of accounts. */
const isReturnedTo = (href: string) => !/^\/(?:$|login|inscription|sponsor)/i.test(href)
