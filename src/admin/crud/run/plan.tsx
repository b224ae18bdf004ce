import { Plural, Trans } from '@lingui/react/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Key } from '@/admin/crud/definition/keys'
import { useConnection } from '@/pwa/network/connection'
import styles from './run.module.css'
import type { Run } from './run-schema'

/** The props of a dialog that asks for confirmation before a run over the selected rows. */
export interface PlanProps {
  screen: ResourceDefinition
  rows: readonly object[]
  /** Whether another run has not ended. */
  isBusy: boolean
  onConfirm: (run: Pick<Run, 'action' | 'items'>) => void
  onClose: () => void
}

/** The maximum number of rows that a plan lists. */
const maxListed = 100

/** The reasons why a plan cannot start now. */
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

/** The rows of a plan; `lineOf` returns the key and the text of each. */
export function PlanList<Item>({
  items,
  lineOf,
}: {
  items: readonly Item[]
  lineOf: (item: Item) => readonly [Key, string]
}) {
  const rest = items.length - maxListed
  return (
    <>
      <ol className={styles.plan}>
        {items
          .slice(0, maxListed)
          .map(lineOf)
          .map(([key, line]) => (
            <li key={key}>{line}</li>
          ))}
      </ol>
      {rest > 0 && (
        <p>
          <Plural value={rest} one="Et # autre fiche." other="Et # autres fiches." />
        </p>
      )}
    </>
  )
}
