import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, writtenNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { CopyButton } from '@/ui/button/copy-button'
import { CountUp } from '@/ui/motion/count-up'
import styles from './indicators.module.css'

interface Row {
  id: number
  label: string
  value: number | null
}

/** Key figures as a table, and a copy of `all` of them for a spreadsheet. */
export function IndicatorsTable({ rows, all }: { rows: readonly Row[]; all: readonly Row[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const head = [t`Indicateur`, t`Valeur`]
  const shown = (value: number | null) => (value === null ? t`non publié` : figure(value, locale))
  const copyText = () => {
    // With the decimal sign of the language and no separators of thousands, which a spreadsheet takes for text.
    const lines = all.map(({ label, value }) => [label, value === null ? t`non publié` : writtenNumber(value, locale)])
    return [head, ...lines].map((line) => line.join('\t')).join('\n')
  }

  return (
    <details className={styles.details}>
      <summary>
        <Trans>Voir les chiffres en tableau</Trans>
      </summary>
      <div className={styles.sheet}>
        <table>
          <caption>
            <Trans>Chiffres clés de l’exercice 2023</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col">{head[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                <td>{shown(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <CopyButton
          text={copyText}
          look="onDeep"
          copied={t`Tableau copié`}
          refused={t`Le navigateur n’a pas permis la copie. Sélectionnez le tableau pour le copier.`}
        >
          <Trans>Copier le tableau</Trans>
        </CopyButton>
      </div>
    </details>
  )
}

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
