import { useLingui } from '@lingui/react/macro'
import { menu } from './menu'
import styles from './menu-bar.module.css'
import { MenuDisclosure } from './menu-disclosure'
import { MenuItem } from './menu-item'

/** The grouped menu of wide screens; phones have the drawer. */
export function MenuBar() {
  const { t } = useLingui()
  return (
    <nav className={styles.nav} aria-label={t`Navigation principale`}>
      <ul role="list" className={`container ${styles.list}`}>
        {menu.map((entry) => (
          <li key={entry.label.id} className={styles.entry}>
            {'to' in entry ? <MenuItem link={entry} className={styles.top} /> : <MenuDisclosure group={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
