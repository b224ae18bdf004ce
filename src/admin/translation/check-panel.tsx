import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { adminListQuery } from '@/api/online-queries'
import { type CheckedRow, checkList } from './check-list'
import { DifferenceList } from './differences'
import { flaggedRows } from './flagged'
import styles from './translation.module.css'

/** How many rows are listed with their differences. */
const named = 50

/** Checks the translation of every row of a screen, and filters the list to those with differences. */
export function CheckPanel({ screen, address }: { screen: ResourceDefinition; address: ScreenAddress }) {
  const { t } = useLingui()
  const progress = useId()
  const french = useQuery(adminListQuery(screen.resource, 'fr'))
  const english = useQuery(adminListQuery(screen.resource, 'en'))
  const [done, setDone] = useState(0)
  const [found, setFound] = useState<readonly CheckedRow[]>()
  const { data: frenchRows } = french
  const { data: englishRows } = english
  const total = frenchRows?.length ?? 0

  useEffect(() => {
    if (frenchRows === undefined || englishRows === undefined) return
    const stop = new AbortController()
    const run = async () => {
      const rows = await checkList(
        screen,
        { french: frenchRows, english: englishRows },
        { signal: stop.signal, onProgress: setDone },
      )
      if (rows === undefined || stop.signal.aborted) return
      setFound(rows)
      flaggedRows.set({ path: screen.path, keys: new Set(rows.map(({ key }) => String(key))) })
    }
    void run()
    return () => stop.abort()
  }, [screen, frenchRows, englishRows])
  // The filter is reset on leaving the screen and before the next check.
  useEffect(() => () => flaggedRows.set(null), [])

  const failed = french.isError ? french : english.isError ? english : undefined
  return (
    <section className={styles.check} aria-label={t`Traduction à vérifier`}>
      {failed && (
        <FailureAlert title={undefined} retry={() => void failed.refetch()}>
          <Trans>La liste n’a pas pu être lue dans les deux langues.</Trans>
        </FailureAlert>
      )}
      {!failed && found === undefined && (
        <div className={styles.progress}>
          <label htmlFor={progress}>
            <Trans>Vérification des traductions</Trans>
          </label>
          <progress id={progress} max={Math.max(total, 1)} value={done} />
          <span>
            <Trans>
              {done} sur {total}
            </Trans>
          </span>
        </div>
      )}
      <p role="status" className={styles.result}>
        {found?.length === 0 && <Trans>Rien à vérifier : les deux langues disent la même chose.</Trans>}
        {found && found.length > 0 && (
          <Plural
            value={found.length}
            one="# fiche à vérifier. La liste ne montre qu’elle."
            other="# fiches à vérifier. La liste ne montre qu’elles."
          />
        )}
      </p>
      {found && found.length > 0 && (
        <details className={styles.details}>
          <summary>
            <Trans>Ce qui a été trouvé</Trans>
          </summary>
          <ul className={styles.rows}>
            {found.slice(0, named).map((row) => (
              <li key={row.key}>
                <Button variant="subtle" className={styles.row ?? ''} onClick={() => address.open('edit', row.key)}>
                  {row.name || row.key}
                </Button>
                {row.fields.map(({ name, differences }) => {
                  const field = screen.fields[name]
                  return (
                    <div key={name}>
                      <p className={styles.label}>{field && 'label' in field ? t(field.label) : name}</p>
                      <DifferenceList differences={differences} />
                    </div>
                  )
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
