import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Key } from '@/admin/crud/definition/definition'
import { PagedList } from '@/admin/ui/paged-list'
import { useConnection } from '@/pwa/network/connection'
import styles from './run.module.css'

/** The reason why a plan cannot start now. */
export function PlanNote() {
  if (useConnection() !== 'offline') return null
  return (
    <p>
      <Trans>Hors ligne : rien ne peut être modifié avant le retour du réseau.</Trans>
    </p>
  )
}

/** Tells in the question before a removal that the records of the child screen `label` go too. */
export function ChildrenNote({ label }: { label: MessageDescriptor }) {
  const { t } = useLingui()
  const children = t(label)
  return (
    <p>
      <Trans>Ce qui s’y rattache ({children}) est supprimé aussi.</Trans>
    </p>
  )
}

/** The rows of a plan or of a result; `lineOf` returns the key and the text of each. */
export function PlanList<Item>({
  items,
  lineOf,
}: {
  items: readonly Item[]
  lineOf: (item: Item, index: number) => readonly [Key, string]
}) {
  return (
    <PagedList
      items={items}
      className={styles.plan}
      renderItem={(item, index) => {
        const [key, line] = lineOf(item, index)
        return <li key={key}>{line}</li>
      }}
    />
  )
}
