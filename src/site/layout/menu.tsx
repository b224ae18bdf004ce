import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { usePageTitle } from '@/ui/text/page-title'
import styles from './menu.module.css'

interface MenuLink {
  to: string
  /** The text of the link where it is not the title of the page. */
  label?: MessageDescriptor
}

export interface MenuGroup {
  label: MessageDescriptor
  links: readonly MenuLink[]
  /** The prefix of the group's pages without an entry. */
  others?: string
}

/** The top navigation: the entries of the specification (2.2) with its groups and addresses, and additional ones. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
  { to: '/' },
  {
    label: msg`L’institution`,
    links: [
      { to: '/lacdec' },
      { to: '/missions' },
      { to: '/gouvernance' },
      { to: '/organigramme' },
      { to: '/textes_reglementaires' },
      { to: '/partenaires' },
    ],
  },
  {
    label: msg`Services`,
    links: [
      { to: '/trouver-mon-cas' },
      { to: '/mon-dossier' },
      { to: '/cons_admin' },
      { to: '/cons_judiciaire' },
      { to: '/cons_convention' },
      { to: '/depot' },
      { to: '/ou-aller' },
    ],
    others: '/cas/',
  },
  {
    label: msg`Actualités`,
    links: [
      { label: msg`Toutes les actualités`, to: '/actualites' },
      { to: '/communique' },
      { to: '/publications' },
      { to: '/infocdec' },
      { to: '/interviews' },
      { to: '/mediatheque' },
    ],
  },
  { to: '/projects' },
  { label: msg`Guide`, to: '/guide_utilisateurs' },
  { to: '/contact_us' },
]

/** The links of a group. */
export function MenuItems({ links, onChoose }: { links: readonly MenuLink[]; onChoose: () => void }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.to}>
          <MenuItem link={link} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

export function MenuItem({
  link,
  className = styles.link,
  onChoose,
}: {
  link: MenuLink
  className?: string | undefined
  onChoose?: () => void
}) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  const current = useIsCurrent(link.to)
  return (
    <Link to={link.to} className={className} aria-current={current ? 'page' : undefined} onClick={onChoose}>
      {link.label ? t(link.label) : titleOf(link.to)}
    </Link>
  )
}

/** Returns whether an entry is current, in any capitalisation; a list is current on its records' pages. */
function useIsCurrent(to: string): boolean {
  const path = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/$/, '') })
  const target = to.toLowerCase().replace(/\/$/, '')
  return target === '' ? path === '' : path === target || path.startsWith(`${target}/`)
}
