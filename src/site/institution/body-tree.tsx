import { useLingui } from '@lingui/react/macro'
import styles from './body-tree.module.css'
import type { Body } from './organisation'

/** The chart as nested lists, for those who do not see the picture or want its words. */
export function BodyTree({ bodies }: { bodies: readonly Body[] }) {
  const { t } = useLingui()
  return (
    <ul role="list" className={styles.tree}>
      {bodies.map(({ name, role, under }) => (
        <li key={name.id}>
          <strong>{t(name)}</strong>
          <p className={styles.role}>{t(role)}</p>
          {under && <BodyTree bodies={under} />}
        </li>
      ))}
    </ul>
  )
}
