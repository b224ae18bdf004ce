import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NavLink } from '@mantine/core'
import { IconChevronRight, IconFolders, IconLayoutDashboard, IconMicrophone, IconUsersGroup } from '@tabler/icons-react'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rememberedList } from '@/admin/crud/address/use-screen-address'
import { menu, screens } from '@/admin/registry'
import styles from './side-menu.module.css'

const groups = {
  content: { name: msg`Gestion de contenu`, Icon: IconFolders },
  media: { name: msg`Interviews et contenus`, Icon: IconMicrophone },
  network: { name: msg`Partenaires et pays`, Icon: IconUsersGroup },
}

/** The menu of all screens by group; the current one is marked, and its group open. */
export function SideMenu() {
  const { t } = useLingui()
  const onDashboard = useLocation({ select: ({ pathname }) => pathname === '/Admin/dashboard' })
  // The selector keeps a change of the address's search from rendering the menu.
  const path = useParams({ strict: false, select: ({ screen }) => screen })
  const topPath = path && (screens.get(path)?.within?.screen ?? path)
  return (
    <nav aria-label={t`Menu de l’administration`} className={styles.menu}>
      <NavLink
        className={styles.link}
        active={onDashboard}
        leftSection={<IconLayoutDashboard aria-hidden />}
        label={<Trans>Tableau de bord</Trans>}
        renderRoot={(props) => <Link {...props} to="/Admin/dashboard" />}
      />
      {menu.map(({ group, screens: entries }) => (
        <MenuGroup key={group} group={group} current={entries.some((entry) => entry.path === topPath)}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <NavLink
                className={styles.link}
                active={entry.path === topPath}
                aria-current={entry.path === topPath ? 'page' : undefined}
                label={t(entry.title)}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/Admin/$screen"
                    params={{ screen: entry.path }}
                    // The link restores a list's state; the entry of the current list resets it.
                    search={entry.path === path ? {} : rememberedList(entry.path)}
                  />
                )}
              />
            </li>
          ))}
        </MenuGroup>
      ))}
    </nav>
  )
}

/** A collapsible group of the menu; that of the current screen opens automatically. */
function MenuGroup({
  group,
  current,
  children,
}: {
  group: keyof typeof groups
  current: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  const [wasCurrent, setWasCurrent] = useState(current)
  if (current !== wasCurrent) {
    setWasCurrent(current)
    if (current) setOpen(true)
  }
  const { name, Icon } = groups[group]
  return (
    <div className={styles.group}>
      <NavLink
        component="button"
        type="button"
        className={styles.head}
        aria-expanded={open}
        opened={open}
        onChange={setOpen}
        leftSection={<Icon aria-hidden />}
        rightSection={<IconChevronRight aria-hidden />}
        label={t(name)}
      >
        <ul role="list" className={styles.entries}>
          {children}
        </ul>
      </NavLink>
    </div>
  )
}
