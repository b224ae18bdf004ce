import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { numberFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import styles from './types-bar.module.css'

interface TypeCount {
  type: string
  label: string
  count: number | undefined
}

/** The counts by type beside each other; the numbers stand as text, the bars are decoration. */
export function TypesBar({ counts }: { counts: readonly TypeCount[] }) {
  const id = useId()
  const locale = useLocale()
  const number = numberFormat(locale)
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const known = counts.flatMap(({ type, label, count }) => (count === undefined ? [] : [{ type, label, count }]))
  const total = known.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Répartition par type</Trans>
      </h2>
      <dl className={styles.list}>
        {known.map(({ type, label, count }) => (
          <div key={type} className={styles.row} data-type={type}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {/* A meter is read with its number; its colours are ours. */}
              <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.bar}>
                <rect width="100" height="6" className={styles.rest} />
                <rect width={(100 * count) / total} height="6" className={styles.part} />
              </svg>
              <span>
                {number.format(count)}
                {/* Without one of the counts nobody knows the whole. */}
                {known.length === counts.length && ` (${share.format(count / total)})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
