import type { CSSProperties } from 'react'
import { useStill } from '@/ui/motion/motion'
import styles from './mission-list.module.css'

/** The missions, which appear one after another; without movement for those who ask for none. */
export function MissionList({ missions }: { missions: readonly { id: number; titre: string }[] }) {
  const still = useStill()
  return (
    <ol role="list" className={styles.list} data-still={still || undefined}>
      {missions.map(({ id, titre }, index) => (
        <li key={id} className={styles.mission} style={order(index)}>
          <h2 className={styles.title}>{titre}</h2>
        </li>
      ))}
    </ol>
  )
}

// A custom property is a style React passes on, but its type names the standard ones only.
const order = (index: number) => ({ '--order': index }) as CSSProperties
