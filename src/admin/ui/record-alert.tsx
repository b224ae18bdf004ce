import { Alert } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './record-alert.module.css'

/** A message about the record of a form, named by its title. */
export function RecordAlert({
  color,
  role,
  icon,
  title,
  children,
}: {
  color: 'yellow' | 'red'
  role: 'region' | 'alert'
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Alert
      color={color}
      role={role}
      aria-labelledby={id}
      icon={icon}
      title={
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      }
      className={styles.alert ?? ''}
    >
      {children}
    </Alert>
  )
}
