import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '@/ui/text/page-title'
import styles from './breadcrumb.module.css'

/** An ancestor of the page; a group without a page has no address. */
export type Crumb =
  | { label: string; to?: undefined }
  | { to: string /** In place of the title of the page. */; label?: string }

/** The breadcrumb from the home page to the current page. */
export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: ReactNode }) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  return (
    <nav aria-label={t`Fil d’Ariane`} className="no-print">
      <ol role="list" className={`buttons note ${styles.trail}`}>
        <li>
          <Link to="/">{titleOf('/')}</Link>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.label ?? crumb.to}>
            {crumb.to === undefined ? (
              <span>{crumb.label}</span>
            ) : (
              <Link to={crumb.to} activeOptions={{ exact: true }}>
                {crumb.label ?? titleOf(crumb.to)}
              </Link>
            )}
          </li>
        ))}
        <li>
          <span aria-current="page" className="strong truncated">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  )
}
