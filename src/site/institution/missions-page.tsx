import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { anchorOf } from '@/contract/rows/define-rows'
import { missions } from '@/contract/rows/missions'
import { ListBody } from '@/site/lists/list-body'
import { GoneRow } from '@/site/lists/named-row'
import { step, useGrowing } from '@/site/lists/use-growing'
import { usePublicList } from '@/site/lists/use-public-list'
import { ReadingTools } from '@/ui/button/reading-tools'
import { useStill } from '@/ui/motion/motion'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './missions-page.module.css'

export function MissionsPage() {
  const { t } = useLingui()
  const list = usePublicList(missions)
  return (
    <>
      <PageHeader
        lead={<Trans>Ce que la loi confie à la CDEC, et la part qu’elle prend au développement du pays.</Trans>}
        trail={[{ label: t`L’institution` }]}
      />
      <div className="container">
        <GoneRow list={list} />
        <ListBody list={list} empty={<Trans>Aucune mission disponible pour le moment.</Trans>}>
          <MissionList rows={list.rows} />
        </ListBody>
        <ReadingTools />
      </div>
    </>
  )
}

/** The missions, which appear one after another; at once with reduced motion. */
function MissionList({ rows: all }: { rows: readonly { id: number; titre: string }[] }) {
  const isStill = useStill()
  const { rows, end } = useGrowing(all)
  return (
    <ol role="list" className={`page ${styles.list}`} data-still={isStill || undefined}>
      {rows.map(({ id, titre }, index) => (
        <li key={id} id={anchorOf(missions, id)} className={`panel ${styles.mission}`} style={order(index)}>
          <h2 className={styles.title}>{titre}</h2>
        </li>
      ))}
      {end}
    </ol>
  )
}

/** The index in the order of appearance. Missions that are scrolled to later do not wait for earlier ones. */
// React's type of styles does not include custom properties.
const order = (index: number) => ({ '--order': index < step ? index : 0 }) as CSSProperties
