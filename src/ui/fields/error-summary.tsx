import { Plural } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusTarget } from '@/lib/focus-target'
import styles from './error-summary.module.css'

interface FieldError {
  /** The id of the control. */
  field: string
  label: ReactNode
  message: ReactNode
}

/** The errors of a submitted form with links to their fields. Its heading is focused, and shown, when `attempt` changes. */
export function ErrorSummary({ errors, attempt }: { errors: readonly FieldError[]; attempt: number }) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt === 0 || heading.current === null) return
    focusTarget(heading.current)
    heading.current.scrollIntoView({ block: 'center' })
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <section aria-labelledby={title} className={`panel ${styles.box}`}>
      <h2 ref={heading} id={title} className={`large ${styles.title}`}>
        <Plural value={errors.length} one="Un champ est à corriger" other="# champs sont à corriger" />
      </h2>
      <ul role="list" className={`stack gap-1 small targets ${styles.list}`}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                const control = document.getElementById(field)
                control?.focus()
                control?.scrollIntoView({ block: 'center' })
              }}
            >
              <strong>{label}</strong> – {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
