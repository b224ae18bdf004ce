import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import styles from './menu.module.css'

interface MenuLink {
  label: MessageDescriptor
  to: string
}

export interface MenuGroup {
  label: MessageDescriptor
  links: readonly MenuLink[]
  /** The prefix of the group's pages without an entry. */
  others?: string
}

/** The top navigation: the entries of the specification (2.2) with its groups and addresses, and additional ones. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
  { label: msg`Accueil`, to: '/' },
  {
    label: msg`L’institution`,
    links: [
      { label: msg`Présentation`, to: '/lacdec' },
      { label: msg`Missions`, to: '/missions' },
      { label: msg`Gouvernance`, to: '/gouvernance' },
      { label: msg`Organigramme`, to: '/organigramme' },
      { label: msg`Textes réglementaires`, to: '/textes_reglementaires' },
      { label: msg`Partenaires`, to: '/partenaires' },
    ],
  },
  {
    label: msg`Services`,
    links: [
      { label: msg`Trouver mon cas`, to: '/trouver-mon-cas' },
      { label: msg`Mon dossier`, to: '/mon-dossier' },
      { label: msg`Consignations administratives`, to: '/cons_admin' },
      { label: msg`Consignations judiciaires`, to: '/cons_judiciaire' },
      { label: msg`Consignations conventionnelles`, to: '/cons_convention' },
      { label: msg`Dépôts`, to: '/depot' },
      { label: msg`Où aller`, to: '/ou-aller' },
    ],
    others: '/cas/',
  },
  {
    label: msg`Actualités`,
    links: [
      { label: msg`Toutes les actualités`, to: '/actualites' },
      { label: msg`Communiqués`, to: '/communique' },
      { label: msg`Publications`, to: '/publications' },
      { label: msg`Bulletin d’information`, to: '/infocdec' },
      { label: msg`Interviews`, to: '/interviews' },
      { label: msg`Médiathèque`, to: '/mediatheque' },
    ],
  },
  { label: msg`Projets et programmes`, to: '/projects' },
  { label: msg`Guide`, to: '/guide_utilisateurs' },
  { label: msg`Contact`, to: '/contact_us' },
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
  const current = useIsCurrent(link.to)
  return (
    <Link to={link.to} className={className} aria-current={current ? 'page' : undefined} onClick={onChoose}>
      {t(link.label)}
    </Link>
  )
}

/** Returns whether an entry is current, in any capitalisation; a list is current on its records' pages. */
function useIsCurrent(to: string): boolean {
  const path = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/$/, '') })
  const wanted = to.toLowerCase().replace(/\/$/, '')
  return wanted === '' ? path === '' : path === wanted || path.startsWith(`${wanted}/`)
}
