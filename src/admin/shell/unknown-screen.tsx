import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { EmptyState } from '@/ui/states/empty-state'

/** The page of an unknown address of the back office. */
export function UnknownScreen() {
  const { t } = useLingui()
  useAdminTitle(t`Écran introuvable`)
  return (
    <>
      <h1>
        <Trans>Écran introuvable</Trans>
      </h1>
      <EmptyState
        action={
          <Button renderRoot={(props) => <Link {...props} to="/Admin/dashboard" />}>
            <Trans>Ouvrir le tableau de bord</Trans>
          </Button>
        }
      >
        <Trans>Cette adresse ne mène à aucun écran de l’administration.</Trans>
      </EmptyState>
    </>
  )
}
