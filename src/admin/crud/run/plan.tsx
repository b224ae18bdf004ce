import { Plural, Trans } from '@lingui/react/macro'
import type { Key } from '@/admin/crud/definition/definition'
import { useConnection } from '@/pwa/network/connection'
import styles from './run.module.css'

/** The maximum number of rows that are listed. */
const maxListed = 100

/** The reason why a plan cannot start now. */
export function PlanNote() {
  if (useConnection() !== 'offline') return null
  return (
    <p>
      <Trans>Hors ligne : rien ne peut être modifié avant le retour du réseau.</Trans>
    </p>
  )
}

/** The rows of a plan or of a result; `lineOf` returns the key and the text of each. */
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
