import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { menu, screens } from '@/admin/registry'
import { MenuGroup } from './menu-group'
import styles from './side-menu.module.css'

const names = {
  content: msg`Gestion de contenu`,
  media: msg`Interviews et contenus`,
  network: msg`Partenaires et pays`,
}

/** Every screen of the back office, by group; the present one is marked, and its group open. */
export function SideMenu() {
  const { t } = useLingui()
  const { screen: path } = useParams({ strict: false })
  const here = path === undefined ? undefined : (screens.get(path)?.within?.screen ?? path)
  return (
    <nav aria-label={t`Menu de l’administration`} className={styles.menu}>
      <Link to="/Admin/dashboard" className={styles.link} activeProps={{ 'data-here': true }}>
        <IconLayoutDashboard aria-hidden />
        <Trans>Tableau de bord</Trans>
      </Link>
      {menu.map(({ group, screens: entries }) => (
        <MenuGroup key={group} group={group} name={t(names[group])} current={entries.some((one) => one.path === here)}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Link
                to="/Admin/$screen"
                params={{ screen: entry.path }}
                className={styles.link}
                aria-current={entry.path === here ? 'page' : undefined}
                data-here={entry.path === here || undefined}
              >
                {t(entry.title)}
              </Link>
            </li>
          ))}
        </MenuGroup>
      ))}
    </nav>
  )
}
