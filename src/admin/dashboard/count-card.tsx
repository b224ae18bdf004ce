import { Trans } from '@lingui/react/macro'
import { numberFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import styles from './count-card.module.css'

/** One count; when it cannot be read, it says so and offers to try again. */
export function CountCard({
  label,
  count,
  failed,
  retry,
}: {
  label: string
  count: number | undefined
  failed: boolean
  retry: () => void
}) {
  const locale = useLocale()
  return (
    <li className={styles.card}>
      <p className={styles.label}>{label}</p>
      {count !== undefined ? (
        <p className={styles.count}>{numberFormat(locale).format(count)}</p>
      ) : failed ? (
        <div role="alert" className={styles.failed}>
          <Trans>Chargement impossible.</Trans>{' '}
          <Button look="quiet" onClick={retry}>
            <Trans>Réessayer</Trans>
            <span className="visually-hidden"> – {label}</span>
          </Button>
        </div>
      ) : (
        <p className={styles.waiting}>
          <Trans>Chargement…</Trans>
        </p>
      )}
    </li>
  )
}
