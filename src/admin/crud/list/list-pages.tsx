import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from './list-pages.module.css'
import { SmallSelect } from './small-select'
import type { Records } from './use-records'
import type { ScreenAddress } from './use-screen-address'

/** The pages of a list and how many rows each holds. */
export function ListPages({ records, address }: { records: Records; address: ScreenAddress }) {
  const { t } = useLingui()
  const { page, pages, found, size, sizes } = records
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, found)
  const go = (to: number) => address.change({ page: to === 1 ? undefined : to })
  return (
    <nav aria-label={t`Pages de la liste`} className={styles.pages}>
      <SmallSelect
        label={t`Lignes par page`}
        value={String(size)}
        onChange={(value) => address.change({ size: Number(value), page: undefined }, { replace: true })}
        choices={sizes.map((choice) => ({ value: String(choice), label: String(choice) }))}
      />
      <p className={styles.range}>
        <Trans>
          {first} à {last} sur {found}
        </Trans>
      </p>
      <div className={styles.steps}>
        <button type="button" aria-label={t`Page précédente`} disabled={page <= 1} onClick={() => go(page - 1)}>
          <IconChevronLeft aria-hidden />
        </button>
        <span aria-current="page">
          <Trans>
            Page {page} sur {pages}
          </Trans>
        </span>
        <button type="button" aria-label={t`Page suivante`} disabled={page >= pages} onClick={() => go(page + 1)}>
          <IconChevronRight aria-hidden />
        </button>
      </div>
    </nav>
  )
}
