import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import { type MenuGroup, MenuItem, menu } from './menu'
import styles from './menu-bar.module.css'

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

/** A group of the menu: a button that shows its links, closed by a click outside, Escape or a choice. */
function MenuDisclosure({ group }: { group: MenuGroup }) {
  const { t } = useLingui()
  const { open, setOpen, box, button } = useDisclosure()
  const panel = useId()
  const path = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const addresses = [...group.links.map(({ to }) => to.toLowerCase()), ...(group.others ? [group.others] : [])]
  const current = addresses.some((address) => path.startsWith(address))

  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className={styles.top}
        aria-expanded={open}
        aria-controls={panel}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {t(group.label)}
        <IconChevronDown aria-hidden className={styles.chevron} />
      </button>
      <ul id={panel} role="list" className={styles.panel} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.to}>
            <MenuItem link={link} className={styles.choice} onChoose={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
