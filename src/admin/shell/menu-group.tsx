import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { groups } from '@/admin/crud/definition/definition'
import { groupIcons } from './group-icons'
import styles from './side-menu.module.css'

/** A group of the menu that opens and closes; that of the present screen opens by itself. */
export function MenuGroup({
  group,
  name,
  current,
  children,
}: {
  group: (typeof groups)[number]
  name: string
  current: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(true)
  const [wasCurrent, setWasCurrent] = useState(current)
  if (current !== wasCurrent) {
    setWasCurrent(current)
    if (current) setOpen(true)
  }
  const id = useId()
  const Icon = groupIcons[group]
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden />
        {name}
        <IconChevronDown aria-hidden className={styles.chevron} />
      </button>
      <ul id={id} role="list" hidden={!open} className={styles.entries}>
        {children}
      </ul>
    </div>
  )
}
