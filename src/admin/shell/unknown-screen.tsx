import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './unknown-screen.module.css'
import { useOfficeTitle } from './use-office-title'

/** An address of the back office that leads to none of its screens. */
export function UnknownScreen() {
  const { t } = useLingui()
  useOfficeTitle(t`Écran introuvable`)
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Écran introuvable</Trans>
      </h1>
      <EmptyState
        action={
          <Link to="/Admin/dashboard" className={buttonClass('primary')}>
            <Trans>Ouvrir le tableau de bord</Trans>
          </Link>
        }
      >
        <Trans>Cette adresse ne mène à aucun écran de l’administration.</Trans>
      </EmptyState>
    </>
  )
}
