import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { DisclosureMenu } from '@/ui/menu/disclosure-menu'
import { type MenuGroup, MenuItem, MenuItems, menu } from './menu'
import styles from './menu-bar.module.css'

/** The grouped menu of wide screens; phones have the drawer. */
export function MenuBar() {
  const { t } = useLingui()
  return (
    <nav className={styles.nav} aria-label={t`Navigation principale`}>
      <ul role="list" className={`container ${styles.list}`}>
        {menu.map((entry) => (
          <li key={entry.label.id}>
            {'to' in entry ? <MenuItem link={entry} className={styles.top} /> : <MenuDisclosure group={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A group of the menu: a button that shows its links. */
function MenuDisclosure({ group }: { group: MenuGroup }) {
  const { t } = useLingui()
  const path = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const addresses = [...group.links.map(({ to }) => to.toLowerCase()), ...(group.others ? [group.others] : [])]
  const isCurrent = addresses.some((address) => path.startsWith(address))

  return (
    <DisclosureMenu
      label={t(group.label)}
      buttonClassName={styles.top}
      panelClassName={styles.panel}
      isCurrent={isCurrent}
    >
      {(close) => <MenuItems links={group.links} onChoose={close} />}
    </DisclosureMenu>
  )
}
