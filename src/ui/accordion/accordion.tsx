import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './accordion.module.css'

/**
 * Questions that open their answers, one at a time. Native disclosure elements, so that it works before and without
 * scripts, and the browser's own search finds what is folded; `name` groups them and must be unique on the page.
 */
export function Accordion({
  name,
  items,
  wanted,
}: {
  name: string
  /** The item to open when the page is reached by a link to it. */
  wanted?: string | undefined
  items: readonly { id: string; heading: ReactNode; body: ReactNode }[]
}) {
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    if (wanted) setOpen(wanted)
  }, [wanted])
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          className={styles.item}
          open={open === item.id}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(item.id)
            else setOpen((current) => (current === item.id ? undefined : current))
          }}
        >
          <summary className={styles.heading}>
            {item.heading}
            <IconChevronDown aria-hidden className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  )
}
