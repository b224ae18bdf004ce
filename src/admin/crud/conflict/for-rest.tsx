import { Plural } from '@lingui/react/macro'
import styles from './conflict-dialog.module.css'

/** A checkbox that applies the decision to the other waiting rows. */
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
