import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './accordion.module.css'

/**
 * Questions that open their answers, one at a time. Native disclosure elements, so that it works before and without
 * scripts, and the browser's own search finds what is folded; `name` groups them and must be unique on the page.
 */
export function Accordion({
  name,
  items,
}: {
  name: string
  items: readonly { id: string; heading: ReactNode; body: ReactNode }[]
}) {
  const [open, setOpen] = useState<string>()
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details
          key={item.id}
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
