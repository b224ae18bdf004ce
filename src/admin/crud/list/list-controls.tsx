import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, CloseButton, NativeSelect, Pagination, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconDownload, IconSearch, IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { ScreenSearch } from '@/admin/crud/address/screen-search'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { isSortable } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { useSearchText } from '@/ui/fields/use-search-text'
import { SpokenText } from '@/ui/states/spoken-text'
import styles from './list-controls.module.css'
import type { Records } from './use-records'

/**
 * The search, the filter and the tools of a list. On a narrow screen a button unfolds the tools, which include the
 * order.
 */
export function ListToolbar({
  screen,
  address,
  records,
  isNarrow,
  isSelection,
  onExport,
  onImport,
}: {
  screen: ResourceDefinition
  address: ScreenAddress
  records: Records
  isNarrow: boolean
  /** Whether rows are selected, which are exported then instead of all. */
  isSelection: boolean
  onExport: () => void
  onImport: () => void
}) {
  const { t } = useLingui()
  const [isUnfolded, setIsUnfolded] = useState(Boolean(address.search.filter ?? address.search.sort))
  const toolsId = useId()
  return (
    <div className={`cluster gap-2 ${styles.bar}`} data-narrow={isNarrow || undefined}>
      <SearchInput address={address} />
      {isNarrow && (
        <ActionIcon
          variant="default"
          aria-label={t`Outils de la liste`}
          aria-expanded={isUnfolded}
          aria-controls={toolsId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <IconAdjustmentsHorizontal aria-hidden />
        </ActionIcon>
      )}
      <div id={toolsId} className={styles.tools} hidden={isNarrow && !isUnfolded}>
        <FilterSelect screen={screen} address={address} />
        {isNarrow && <OrderSelect screen={screen} address={address} />}
        {records.total > 0 && (
          <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={onExport}>
            {isSelection ? <Trans>Exporter la sélection</Trans> : <Trans>Exporter</Trans>}
          </Button>
        )}
        {screen.isImportable && (
          <Button variant="default" leftSection={<IconUpload aria-hidden />} onClick={onImport}>
            <Trans>Importer</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

type SelectProps = Pick<Parameters<typeof ListToolbar>[0], 'screen' | 'address'>

function FilterSelect({ screen: { filter }, address }: SelectProps) {
  const { t } = useLingui()
  if (filter === undefined) return null
  const choices = Object.entries(filter.choices).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <NativeSelect
      label={t(filter.label)}
      value={address.search.filter ?? ''}
      onChange={({ currentTarget: { value } }) =>
        address.change({ filter: value || undefined, page: undefined }, { replace: true })
      }
      data={[{ value: '', label: t(filter.all) }, ...choices]}
      classNames={select}
    />
  )
}

function OrderSelect({ screen, address }: SelectProps) {
  const { t } = useLingui()
  const orders = useOrders(screen)
  if (orders.length === 0) return null
  return (
    <NativeSelect
      label={t`Trier par`}
      value={address.search.sort ?? ''}
      onChange={({ currentTarget: { value } }) =>
        address.change({ sort: value || undefined, page: undefined }, { replace: true })
      }
      data={[{ value: '', label: t`Ordre habituel` }, ...orders]}
      classNames={select}
    />
  )
}

/** Returns the selectable orders of a list. */
function useOrders(screen: ResourceDefinition) {
  const { t } = useLingui()
  return screen.columns.filter(isSortable).flatMap((column) => [
    { value: column.id, label: t`${t(column.label)} (croissant)` },
    { value: `-${column.id}`, label: t`${t(column.label)} (décroissant)` },
  ])
}

/**
 * The number of rows. It is announced once the reader has chosen what is shown, with the page, the order and the selection,
 * which are visible elsewhere.
 */
export function ListCount({
  screen,
  records: { state, total, page, pages },
  search: { q, sort, filter, size },
  selected,
}: {
  screen: ResourceDefinition
  records: Records
  search: ScreenSearch
  /** The number of selected rows. */
  selected: number
}) {
  const choice = JSON.stringify([q, sort, filter, size, page, selected])
  const [atLoad] = useState(choice)
  const [isChosen, setChosen] = useState(false)
  if (choice !== atLoad && !isChosen) setChosen(true)
  const order = useOrders(screen).find(({ value }) => value === sort)?.label
  return (
    <SpokenText isSpoken={isChosen}>
      {state === 'loaded' && <Plural value={total} one="# fiche" other="# fiches" />}
      <span className="visually-hidden">
        {state === 'loaded' && pages > 1 && (
          <>
            {' · '}
            <Trans>
              Page {page} sur {pages}
            </Trans>
          </>
        )}
        {state === 'loaded' && order && (
          <>
            {' · '}
            <Trans>Tri : {order}</Trans>
          </>
        )}
        {selected > 0 && (
          <>
            {' · '}
            <Plural value={selected} one="# fiche sélectionnée" other="# fiches sélectionnées" />
          </>
        )}
      </span>
    </SpokenText>
  )
}

export const select = { root: styles.select, label: styles.label, wrapper: styles.control }

/** The search box: its text changes the address, and follows it. */
function SearchInput({ address: { search, change } }: { address: ScreenAddress }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { text, type, flush } = useSearchText(search.q ?? '', (words) =>
    change({ q: words || undefined, page: undefined }, { replace: true }),
  )
  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={t`Rechercher`}
      placeholder={t`Rechercher`}
      radius="xl"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      // The search must not interrupt what the user does next.
      onBlur={flush}
      leftSection={<IconSearch aria-hidden />}
      rightSection={
        text !== '' && (
          <CloseButton
            size="lg"
            radius="xl"
            aria-label={t`Effacer la recherche`}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        )
      }
      wrapperProps={{ role: 'search' }}
      className={styles.search}
    />
  )
}

/** The pagination of a list and its page size. */
export function ListPages({ records, address }: { records: Records; address: ScreenAddress }) {
  const { t } = useLingui()
  const { page, pages, total, size, sizes } = records
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <nav aria-label={t`Pages de la liste`} className={`cluster note ${styles.pages}`}>
      <NativeSelect
        label={t`Fiches par page`}
        value={String(size)}
        onChange={(event) =>
          address.change({ size: Number(event.currentTarget.value), page: undefined }, { replace: true })
        }
        data={sizes.map(String)}
        classNames={select}
      />
      <p>
        <Trans>
          {first} à {last} sur {total}
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
