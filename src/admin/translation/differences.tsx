import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Difference } from './check'
import styles from './translation.module.css'

const kinds = {
  number: msg`Chiffre`,
  amount: msg`Unité`,
  date: msg`Date`,
  time: msg`Heure`,
  link: msg`Lien`,
  email: msg`Adresse électronique`,
  phone: msg`Téléphone`,
}

/** The list of differences between a text and its translation, or that there are none. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) {
    return (
      <p className={styles.fine}>
        <IconCircleCheck aria-hidden />
        <Trans>Chiffres, dates et liens se retrouvent dans les deux langues.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.found}>
      <p className={styles.title}>
        <IconAlertTriangle aria-hidden />
        <Trans>À vérifier</Trans>
      </p>
      <DifferenceList differences={differences} />
    </div>
  )
}

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className={styles.list}>
      {differences.map((one) => (
        <li key={`${one.kind} ${one.only} ${one.shown}`}>
          <DifferenceText difference={one} />
        </li>
      ))}
    </ul>
  )
}

function DifferenceText({ difference: { kind, only, shown } }: { difference: Difference }): ReactNode {
  const { t } = useLingui()
  if (kind === 'missing') {
    return only === 'fr' ? (
      <Trans>Une partie du texte français manque en anglais.</Trans>
    ) : (
      <Trans>L’anglais dit plus que le français.</Trans>
    )
  }
  if (kind === 'untranslated') return <Trans>Resté en français : « {shown} »</Trans>
  if (kind === 'list') return <Trans>Éléments de liste, en français puis en anglais : {shown}</Trans>
  const label = t(kinds[kind])
  return only === 'fr' ? (
    <Trans>
      {label} : « {shown} » n’est pas dans l’anglais.
    </Trans>
  ) : (
    <Trans>
      {label} : « {shown} » n’est pas dans le français.
    </Trans>
  )
}
