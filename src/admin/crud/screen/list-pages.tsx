import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Pagination } from '@mantine/core'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Records } from '@/admin/crud/list/use-records'
import { select } from './list-controls'
import styles from './list-controls.module.css'

/** The pagination of a list and its page size. */
export function ListPages({ records, address }: { records: Records; address: ScreenAddress }) {
  const { t } = useLingui()
  const { page, pages, found, size, sizes } = records
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, found)
  return (
    <nav aria-label={t`Pages de la liste`} className={styles.pages}>
      <NativeSelect
        label={t`Fiches par page`}
        value={String(size)}
        onChange={(event) =>
          address.change({ size: Number(event.currentTarget.value), page: undefined }, { replace: true })
        }
        data={sizes.map(String)}
        classNames={select}
      />
      <p className={styles.range}>
        <Trans>
          {first} à {last} sur {found}
        </Trans>
      </p>
      <Pagination.Root
        total={pages}
        value={page}
        onChange={(to) => address.change({ page: to === 1 ? undefined : to })}
        className={styles.steps}
      >
        <Pagination.Previous aria-label={t`Page précédente`} {...focusable(page === 1)} />
        <span aria-current="page">
          <Trans>
            Page {page} sur {pages}
          </Trans>
        </span>
        <Pagination.Next aria-label={t`Page suivante`} {...focusable(page === pages)} />
      </Pagination.Root>
    </nav>
  )
}

/** Returns the props of a page button. It is not disabled natively, which would take the focus from it. */
function focusable(disabled: boolean) {
  return disabled ? { disabled: false, mod: { disabled }, 'aria-disabled': true, onClick: () => undefined } : {}
}
