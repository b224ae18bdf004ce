import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/states/empty-state'
import { useKeptScreens } from './cached-screens'
import styles from './not-cached.module.css'

/** What a screen shows when it was never read online and the network does not answer: so, and what can be read instead. */
export function NotKept({ retry }: { retry: () => void }) {
  const { t } = useLingui()
  const kept = useKeptScreens()
  return (
    <div className="container">
      <EmptyState action={<Button onClick={retry}>{t`Réessayer`}</Button>}>
        <Trans>
          Le réseau ne répond pas, et cette page n’a pas encore été gardée sur cet appareil. Elle s’affichera dès le
          retour de la connexion.
        </Trans>
      </EmptyState>
      {kept.length > 0 && (
        <section className={styles.kept}>
          <h2>
            <Trans>Disponible dès maintenant hors ligne</Trans>
          </h2>
          <ul role="list">
            {kept.map((screen) => (
              <li key={screen.to}>
                <Link to={screen.to}>{t(screen.label)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
