import { Plural } from '@lingui/react/macro'
import styles from './conflict-dialog.module.css'

/** Decides on the other rows that wait as on this one. */
export function ForRest({
  rest,
  checked,
  onChange,
}: {
  rest: number
  checked: boolean
  onChange: (isChecked: boolean) => void
}) {
  return (
    <label className={styles.rest}>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Plural
        value={rest}
        one="Faire le même choix pour l’autre fiche"
        other="Faire le même choix pour les # autres fiches"
      />
    </label>
  )
}
