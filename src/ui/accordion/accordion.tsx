import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './accordion.module.css'
import { useLinkedId } from './use-linked-id'

/**
 * An accordion of native details elements, one open at a time: it works without scripts, and the browser's search finds
 * closed content. A link to an item opens it, each time. `name` groups them and must be unique on the page.
 */
export function Accordion({
  name,
  items,
}: {
  name: string
  items: readonly { id: string; heading: ReactNode; body: ReactNode }[]
}) {
  const [open, setOpen] = useState<string>()
  useLinkedId((id) => items.some((item) => item.id === id) && setOpen(id))
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
