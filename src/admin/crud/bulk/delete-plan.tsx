import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AlertDialog } from '@/admin/shell/dialog'
import { FocusableButton } from '@/admin/shell/focusable-button'
import { useConnection } from '@/pwa/network/connection'
import styles from './bulk.module.css'
import type { Run, RunItem } from './run'

/** How many rows a plan names; how many more there are is said. */
const named = 100

/** Which rows are about to be deleted. */
export function DeletePlan({
  items,
  isBusy,
  onConfirm,
  onClose,
}: {
  items: readonly RunItem[]
  /** Another run is not at its end. */
  isBusy: boolean
  onConfirm: (run: Pick<Run, 'action' | 'items'>) => void
  onClose: () => void
}) {
  const count = items.length
  const offline = useConnection() === 'offline'
  return (
    <AlertDialog
      tone="error"
      title={<Plural value={count} one="Supprimer # ligne ?" other="Supprimer # lignes ?" />}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Annuler</Trans>
          </Button>
          <FocusableButton
            color="red"
            disabled={isBusy || offline}
            onClick={() => onConfirm({ action: { kind: 'delete' }, items: [...items] })}
          >
            <Plural value={count} one="Supprimer # ligne" other="Supprimer # lignes" />
          </FocusableButton>
        </>
      }
    >
      <PlanNotes isBusy={isBusy} />
      <PlanList lines={items.slice(0, named).map(({ key, name }) => [key, name])} rest={count - named} />
    </AlertDialog>
  )
}

/** Why a plan cannot be carried out now. */
export function PlanNotes({ isBusy }: { isBusy: boolean }) {
  const offline = useConnection() === 'offline'
  return (
    <>
      {isBusy && (
        <p>
          <Trans>Une autre opération est en cours : celle-ci pourra commencer quand elle sera terminée.</Trans>
        </p>
      )}
      {offline && (
        <p>
          <Trans>Hors ligne : rien ne peut être modifié avant le retour du réseau.</Trans>
        </p>
      )}
    </>
  )
}

/** What a plan does, a line per row after its key. */
export function PlanList({ lines, rest }: { lines: readonly (readonly [number | string, string])[]; rest: number }) {
  return (
    <>
      <ol className={styles.plan}>
        {lines.map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
      {rest > 0 && (
        <p>
          <Plural value={rest} one="Et # autre ligne." other="Et # autres lignes." />
        </p>
      )}
    </>
  )
}
