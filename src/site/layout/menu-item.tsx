import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { MenuLink } from './menu'

export function MenuItem({
  link,
  className,
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

/** Whether an address is the present page's, in any capitalisation; a list stays current on its details. */
export function useIsCurrent(to: string): boolean {
  const path = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/$/, '') })
  const wanted = to.toLowerCase().replace(/\/$/, '')
  return wanted === '' ? path === '' : path === wanted || path.startsWith(`${wanted}/`)
}
