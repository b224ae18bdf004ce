import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './breadcrumb.module.css'

/** An ancestor of the page; a group without a page has no address. */
export interface Crumb {
  label: string
  to?: string
  hash?: string
}

/** The breadcrumb from the home page to the current page. */
export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Fil d’Ariane`} className="no-print">
      <ol role="list" className={`buttons note ${styles.trail}`}>
        <li>
          <Link to="/">{t`Accueil`}</Link>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to === undefined ? (
              <span>{crumb.label}</span>
            ) : (
              <Link to={crumb.to} activeOptions={{ exact: true }} {...(crumb.hash && { hash: crumb.hash })}>
                {crumb.label}
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
