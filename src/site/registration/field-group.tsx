import { Fragment, type ReactNode } from 'react'
import type { FieldName } from './labels'
import styles from './registration-form.module.css'

/** A group of fields in their order. A group of these names without the control of one of them does not compile. */
export function FieldGroup<Name extends FieldName>({
  title,
  controls,
}: {
  title: ReactNode
  controls: Readonly<Record<Name, ReactNode>>
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {Object.entries<ReactNode>(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </fieldset>
  )
}
