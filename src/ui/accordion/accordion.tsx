import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './accordion.module.css'

/**
 * An accordion of native details elements, one open at a time: it works without scripts, and the browser's search finds
 * closed content. `name` groups them and must be unique on the page.
 */
export function Accordion({
  name,
  items,
  wanted,
}: {
  name: string
  /** The id by which a link opens the item. */
  wanted?: string | undefined
  items: readonly { id: string; heading: ReactNode; body: ReactNode }[]
}) {
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    if (wanted) setOpen(wanted)
  }, [wanted])
  return (
    <div className="stack gap-3">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          className={`panel ${styles.item}`}
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
