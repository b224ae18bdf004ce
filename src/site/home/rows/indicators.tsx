import { Trans } from '@lingui/react/macro'
import { formatNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { CountUp } from '@/ui/motion/count-up'
import styles from './indicators.module.css'

/** A key figure with its sign and unit, counting up; or the word that it is not published. */
export function Indicator({ label, value }: { label: string; value: number | null }) {
  const locale = useLocale()
  const { name, unit } = nameAndUnit(label)
  return (
    <li className={styles.indicator}>
      <p className="clamp soft">{name}</p>
      {value === null ? (
        <p className={styles.missing}>
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

/** The unit a label carries at its end, apart: "Total du bilan (millions FCFA)" is "Total du bilan" in "millions FCFA". */
function nameAndUnit(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(label) ?? []
  return { name, unit }
}

/** A figure in the reader's language with its sign: "−1 172" in French, "−1,172" in English. */
function figure(value: number, locale: Locale): string {
  return formatNumber(value, locale).replace('-', '−')
}
