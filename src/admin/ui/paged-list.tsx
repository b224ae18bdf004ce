import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { FocusableButton } from './focusable-button'
import styles from './paged-list.module.css'

/** The number of items per page. */
const size = 25

/** A numbered list in pages of 25: thousands of items at once would freeze the page. */
export function PagedList<Item>({
  items,
  className,
  renderItem,
}: {
  items: readonly Item[]
  className: string | undefined
  /** Renders an item of the list: an `li` with its key. */
  renderItem: (item: Item, index: number) => ReactNode
}) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(0)
  const found = items.length
  const pages = Math.max(1, Math.ceil(found / size))
  const page = Math.min(wanted, pages - 1)
  const first = page * size + 1
  const last = Math.min(found, (page + 1) * size)
  return (
    <>
      <ol className={className} start={first}>
        {items.slice(first - 1, last).map((item, index) => renderItem(item, first - 1 + index))}
      </ol>
      {pages > 1 && (
        <div role="group" className={`split gap-2 ${styles.pages}`} aria-label={t`Pages de la liste`}>
          <FocusableButton variant="default" disabled={page === 0} onClick={() => setWanted(page - 1)}>
            <Trans>Précédentes</Trans>
          </FocusableButton>
          <p role="status">
            <Trans>
              {first} à {last} sur {found}
            </Trans>
          </p>
          <FocusableButton variant="default" disabled={page === pages - 1} onClick={() => setWanted(page + 1)}>
            <Trans>Suivantes</Trans>
          </FocusableButton>
        </div>
      )}
    </>
  )
}
