import { Trans } from '@lingui/react/macro'
import { useLocale } from '@/i18n/use-locale'
import { CountUp } from '@/ui/motion/count-up'
import { figure, nameAndUnit } from './figure'
import styles from './indicators.module.css'

/** A key figure with its sign and unit, counting up; or the word that it is not published. */
export function Indicator({ label, value }: { label: string; value: number | null }) {
  const locale = useLocale()
  const { name, unit } = nameAndUnit(label)
  return (
    <li className={styles.indicator}>
      <p className={styles.label}>{name}</p>
      {value === null ? (
        <p className={styles.absent}>
          <Trans>non publié</Trans>
        </p>
      ) : (
        <p className={styles.value}>
          <CountUp value={value} format={(count) => figure(count, locale)} /> <small>{unit}</small>
        </p>
      )}
    </li>
  )
}
