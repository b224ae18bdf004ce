import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** The heading of a part of the home page: what kind of part it is, its title and its lead. */
export function SectionHeading({ eyebrow, title, lead }: { eyebrow: ReactNode; title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="measure">
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={`soft large ${styles.lead}`}>{lead}</p>}
    </div>
  )
}

/** A woven pattern of lozenges after the cloths of the Grassfields. Decoration, in the colour of the text around it. */
export function WovenMotif({ className }: { className: string | undefined }) {
  const id = useId()
  return (
    <svg className={`${styles.motif} ${className}`} aria-hidden focusable="false" width="100%" height="100%">
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            d="M48 2 94 48 48 94 2 48zM48 18 78 48 48 78 18 48zM0 14 14 0M82 0l14 14M0 82l14 14M96 82 82 96"
          />
          <path
            fill="currentColor"
            d="M48 34 62 48 48 62 34 48zM0-8l8 8-8 8-8-8zM96-8l8 8-8 8-8-8zM0 88l8 8-8 8-8-8zM96 88l8 8-8 8-8-8zM48 7l3 3-3 3-3-3zM48 83l3 3-3 3-3-3zM10 45l3 3-3 3-3-3zM86 45l3 3-3 3-3-3z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
