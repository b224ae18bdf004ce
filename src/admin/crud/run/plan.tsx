import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FocusableButton } from '@/admin/ui/focusable-button'
import styles from './run.module.css'

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

/** The number of items per page of a plan. */
const size = 25

/**
 * The rows of a plan or of a result, in pages: thousands of items at once would freeze the page. `lineOf` returns the key and
 * the text of each.
 */
export function PlanList<Item>({
  items,
  lineOf,
}: {
  items: readonly Item[]
  lineOf: (item: Item, index: number) => readonly [key: number, line: string]
}) {
  const { t } = useLingui()
  const [pageIndex, setPageIndex] = useState(0)
  const total = items.length
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(pageIndex, pages - 1)
  const first = page * size + 1
  const last = Math.min(total, (page + 1) * size)
  return (
    <>
      <ol className={styles.plan} start={first}>
        {items.slice(first - 1, last).map((item, index) => {
          const [key, line] = lineOf(item, first - 1 + index)
          return <li key={key}>{line}</li>
        })}
      </ol>
      {pages > 1 && (
        <div role="group" className={`split gap-2 ${styles.pages}`} aria-label={t`Pages de la liste`}>
          <FocusableButton variant="default" disabled={page === 0} onClick={() => setPageIndex(page - 1)}>
            <Trans>Précédentes</Trans>
          </FocusableButton>
          <p role="status">
            <Trans>
              {first} à {last} sur {total}
            </Trans>
          </p>
          <FocusableButton variant="default" disabled={page === pages - 1} onClick={() => setPageIndex(page + 1)}>
            <Trans>Suivantes</Trans>
          </FocusableButton>
        </div>
      )}
    </>
  )
}
