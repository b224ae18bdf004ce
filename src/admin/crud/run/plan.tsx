import { Plural, Trans } from '@lingui/react/macro'
import { useConnection } from '@/pwa/network/connection'
import styles from './run.module.css'

/** How many rows a plan names; how many more there are is said. */
export const named = 100

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
          <Plural value={rest} one="Et # autre fiche." other="Et # autres fiches." />
        </p>
      )}
    </>
  )
}
