import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton, NativeSelect, Pagination, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconArrowsSort, IconColumns, IconDownload, IconLanguage, IconSearch, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { isSortable } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Columns } from '@/admin/crud/list/use-columns'
import type { Records } from '@/admin/crud/list/use-records'
import { withTexts } from '@/admin/with-texts'
import styles from './list-controls.module.css'
import { ViewsButton } from './views-button'

/** Search, filter and (where there are no headings) order of a list, and how many rows fit. */
export function ListToolbar({
  screen,
  address,
  records,
  narrow,
  columns,
  selected,
  onExport,
  onImport,
}: {
  screen: Screen
  address: ScreenAddress
  records: Records
  narrow: boolean
  columns: Columns
  /** How many rows are selected. */
  selected: number
  onExport: () => void
  onImport: () => void
}) {
  const { t } = useLingui()
  const { filter, sort, check } = address.search
  const change = (patch: Parameters<typeof address.change>[0]) =>
    address.change({ ...patch, page: undefined }, { replace: true })
  const orders = screen.columns.filter(isSortable).flatMap((column) => [
    { value: column.id, label: t`${t(column.label)} (croissant)` },
    { value: `-${column.id}`, label: t`${t(column.label)} (décroissant)` },
  ])
  return (
    <div className={styles.bar}>
      <SearchInput address={address} />
      {screen.filter && (
        <NativeSelect
          label={t(screen.filter.label)}
          value={filter ?? ''}
          onChange={(event) => change({ filter: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t(screen.filter.all) },
            ...Object.entries(screen.filter.choices).map(([value, label]) => ({ value, label: t(label) })),
          ]}
          classNames={select}
        />
      )}
      {narrow && orders.length > 0 && (
        <NativeSelect
          label={t`Trier par`}
          value={sort ?? ''}
          onChange={(event) => change({ sort: event.currentTarget.value || undefined })}
          data={[{ value: '', label: t`Ordre d’origine` }, ...orders]}
          classNames={select}
        />
      )}
      <ViewsButton screen={screen} address={address} columns={columns} />
      <ColumnsButton screen={screen} columns={columns} />
      {!screen.untranslated && records.all.length > 0 && (
        <Button
          variant={check ? 'light' : 'default'}
          leftSection={<IconLanguage aria-hidden />}
          aria-pressed={check !== undefined}
          onClick={() => change({ check: check ? undefined : 'translation' })}
        >
          <Trans>Traduction à vérifier</Trans>
        </Button>
      )}
      {screen.ordered && records.all.length > 1 && <OrderButton screen={screen} field={screen.ordered} />}
      {records.found > 0 && (
        <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={onExport}>
          <Trans>Exporter</Trans>
        </Button>
      )}
      {screen.imports && (
        <Button variant="default" leftSection={<IconUpload aria-hidden />} onClick={onImport}>
          <Trans>Importer</Trans>
        </Button>
      )}
      <p role="status" className={styles.count}>
        {records.state === 'loaded' && (
          <Shown records={records} order={orders.find(({ value }) => value === sort)?.label} />
        )}
        {selected > 0 && (
          <span className="visually-hidden">
            {' · '}
            <Plural value={selected} one="# fiche sélectionnée" other="# fiches sélectionnées" />
          </span>
        )}
      </p>
    </div>
  )
}

function ColumnsButton({ screen, columns }: { screen: Screen; columns: Columns }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconColumns aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Colonnes</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog screen={screen} columns={columns} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Puts the records in order by hand, by the `field` that holds their places. */
function OrderButton({ screen, field }: { screen: Screen; field: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsSort aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Ordonner</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <OrderDialog screen={screen} field={field} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const OrderDialog = lazy(async () => ({
  default: (await withTexts(import('@/admin/ordering/order-dialog'))).OrderDialog,
}))

const ColumnsDialog = lazy(async () => ({
  default: (await withTexts(import('@/admin/crud/views/columns-dialog'))).ColumnsDialog,
}))

/** How many rows there are; announced with them are the page and the order, which are seen elsewhere. */
function Shown({ records: { found, page, pages }, order }: { records: Records; order: string | undefined }) {
  return (
    <>
      <Plural value={found} one="# fiche" other="# fiches" />
      <span className="visually-hidden">
        {pages > 1 && (
          <>
            {' · '}
            <Trans>
              Page {page} sur {pages}
            </Trans>
          </>
        )}
        {order && (
          <>
            {' · '}
            <Trans>Tri : {order}</Trans>
          </>
        )}
      </span>
    </>
  )
}

const select = { root: styles.select, label: styles.label, wrapper: styles.control }

/** How long after the last letter the list is searched, in milliseconds (specification, section 9). */
const searchDelay = 300

/** The address follows what is typed, and leads when it changes by itself (Back, a link). */
function SearchInput({ address: { search, change } }: { address: ScreenAddress }) {
  const { t } = useLingui()
  const asked = search.q ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const send = useDebouncedCallback((value: string) => {
    if (value === sent.current) return
    sent.current = value
    change({ q: value || undefined, page: undefined }, { replace: true })
  }, searchDelay)

  useEffect(() => {
    if (asked === sent.current) return
    sent.current = asked
    setTyped(asked)
  }, [asked])

  const type = (value: string) => {
    setTyped(value)
    send(value.trim())
  }
  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={t`Rechercher`}
      placeholder={t`Rechercher`}
      radius="xl"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      // Whoever leaves the box is about to do something else: the search does not come in between.
      onBlur={() => send.flush()}
      leftSection={<IconSearch aria-hidden />}
      rightSection={
        typed !== '' && (
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

/** The pages of a list and how many rows each holds. */
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

/** The button that has led to the last page keeps the focus, which a browser takes from one that is disabled natively. */
function focusable(disabled: boolean) {
  return disabled ? { disabled: false, mod: { disabled }, 'aria-disabled': true, onClick: () => undefined } : {}
}
