import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { menu } from '@/admin/registry'
import { adminListQuery } from '@/api/online-queries'
import { numberFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import styles from './contents-overview.module.css'
import dashboard from './dashboard-page.module.css'
import { idOf, named, RecordLink } from './record-link'

const listed = menu.flatMap((group) => group.screens)

/** Loads all lists of the site; `rows` is undefined until a list is loaded. */
export function useContents(): Contents {
  const locale = useLocale()
  const lists = useQueries({ queries: listed.map(({ resource }) => adminListQuery(resource, locale)) })
  return listed.map((screen, n) => ({ screen, rows: lists[n]?.data, failed: lists[n]?.isError ?? false }))
}

export type Contents = readonly { screen: ResourceDefinition; rows: readonly object[] | undefined; failed: boolean }[]

/** Shows the number of records of each resource, and the newest record. */
export function ContentsOverview({ contents }: { contents: Contents }) {
  const { t } = useLingui()
  const id = useId()
  const number = numberFormat(useLocale())
  return (
    <section className={dashboard.box} aria-labelledby={id}>
      <h2 id={id} className={dashboard.boxTitle}>
        <Trans>Contenus du site</Trans>
      </h2>
      <ul role="list" className={styles.contents}>
        {contents.map(({ screen, rows, failed }) => (
          <li key={screen.path} className={styles.content}>
            <Link to="/Admin/$screen" params={{ screen: screen.path }} className={styles.link}>
              {t(screen.title)}
            </Link>
            {rows && <span className={styles.count}>{number.format(rows.length)}</span>}
            {rows === undefined && failed && (
              <span className={dashboard.failed}>
                <Trans>Chargement impossible.</Trans>
              </span>
            )}
            {rows === undefined && !failed && <Loader size="xs" color="yellow" aria-hidden />}
            {rows && <Newest screen={screen} rows={rows} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the record with the highest id: the provider assigns ids in order of creation. */
function Newest({ screen, rows }: { screen: ResourceDefinition; rows: readonly object[] }) {
  const newest = rows.toSorted((one, other) => idOf(other) - idOf(one))[0]
  if (newest === undefined) return null
  return (
    <span className={styles.newest}>
      <Trans>
        Dernier ajout : <RecordLink screen={screen} row={newest} />
      </Trans>
    </span>
  )
}

/** Lists records with an empty picture, document or date. Those without a date come first: their lists show them last. */
export function Incomplete({ contents }: { contents: Contents }) {
  const { t } = useLingui()
  const id = useId()
  const all = contents.flatMap(({ screen, rows = [] }) => {
    const columns = screen.columns.filter(({ kind }) => kind === 'image' || kind === 'document' || kind === 'date')
    return rows.flatMap((row) => {
      const empty = columns.filter((column) => !column.read(row))
      const isDateless = empty.some(({ kind }) => kind === 'date')
      return empty.length > 0 ? [{ screen, row, isDateless, missing: empty.map(({ label }) => t(label)) }] : []
    })
  })
  all.sort((one, other) => Number(other.isDateless) - Number(one.isDateless))
  if (all.length === 0) return null
  const more = all.length - named
  return (
    <section className={dashboard.box} aria-labelledby={id}>
      <h2 id={id} className={dashboard.boxTitle}>
        <Trans>À compléter</Trans>
      </h2>
      <ul role="list" className={styles.lines}>
        {all.slice(0, named).map(({ screen, row, missing }) => (
          <li key={`${screen.path} ${keyOf(screen, row)} ${idOf(row)}`}>
            <RecordLink screen={screen} row={row} />
            <span className={styles.about}>
              {t(screen.title)} · <Trans>manque : {missing.join(', ')}</Trans>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.about}>
          <Plural value={more} one="… et une autre fiche" other="… et # autres fiches" />
        </p>
      )}
    </section>
  )
}
