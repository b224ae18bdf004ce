import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { lazyPart } from '@/admin/ui/lazy-part'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { adminRecordQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { Spinner } from '@/ui/states/spinner'
import { rememberedList, rememberList, type ScreenAddress, useScreenAddress } from './address/use-screen-address'
import { exportList } from './csv/export-list'
import { draftsNameOf, type ResourceDefinition } from './definition/definition'
import { shownNotice, wordOf } from './definition/wording'
import { useDrafts } from './drafts/use-drafts'
import { EmptyList } from './list/empty-list'
import { ListCount, ListPages, ListToolbar } from './list/list-controls'
import { RecordCards } from './list/record-cards'
import { RecordTable } from './list/record-list'
import { type Mark, useCreated } from './list/use-created'
import { type Records, useRecords } from './list/use-records'
import { type Selection, useSelection } from './list/use-selection'
import { announce } from './notices/notices'
import styles from './record-screen.module.css'

/** Rows are a table; at 200 % on a computer too (640 px), where it scrolls. On a narrow screen they are cards. */
const wide = '(min-width: 48rem), (min-width: 40rem) and (hover: hover)'

const route = getRouteApi('/Admin/$screen')

/** The screen of the address. */
export function ScreenPage() {
  const { screen, parent } = route.useLoaderData()
  return <RecordScreen key={`${screen.path} ${parent?.record ?? ''}`} screen={screen} parent={parent} />
}

/** The record whose child records a nested list shows. */
interface Parent {
  screen: ResourceDefinition
  record: number
}

/** The list of a screen with its tools, and the dialogs over it. */
function RecordScreen({ screen, parent }: { screen: ResourceDefinition; parent: Parent | undefined }) {
  const { t } = useLingui()
  useAdminTitle(t(screen.title))
  const address = useScreenAddress()
  const records = useRecords(screen, address.search)
  const isNarrow = !useMediaQuery(wide, true, { getInitialValueInEffect: false })
  const { open, within } = address.search
  const isLoaded = records.state === 'loaded'
  useEffect(() => rememberList(screen.path, address.search), [screen, address.search])
  const selection = useSelection(screen, records.matching, records.rows)
  const [isImporting, setIsImporting] = useState(false)
  const List = isNarrow ? RecordCards : RecordTable
  const { mark, setCreated } = useCreated(screen, records, address)
  const outside = mark?.line === undefined ? mark?.row : undefined
  const rows = useMemo(() => (outside ? [outside, ...records.rows] : records.rows), [outside, records.rows])
  return (
    <div className="stack gap-2" onPointerEnter={prefetchForm} onFocus={prefetchForm}>
      <ScreenHead screen={screen} parent={parent} onAdd={() => address.open('create')}>
        <ListCount screen={screen} records={records} search={address.search} selected={selection.rows.length} />
      </ScreenHead>
      <Drafts screen={screen} within={within} />
      {screen.Overview && isLoaded && (
        <screen.Overview
          rows={records.all}
          onAdd={(start) => address.open('create', { start })}
          onEdit={(record) => address.open('edit', { record })}
        />
      )}
      <ListToolbar
        screen={screen}
        address={address}
        isNarrow={isNarrow}
        records={records}
        isSelection={selection.rows.length > 0}
        onExport={() => void exportList(screen, selection.rows.length > 0 ? selection.rows : records.matching)}
        onImport={() => setIsImporting(true)}
      />
      <CreatedStatus screen={screen} mark={mark} total={records.total} />
      {records.state === 'loading' && <Spinner label={<Trans>Chargement…</Trans>} />}
      <ListFailure records={records} />
      {isLoaded && (records.total > 0 || mark) && (
        <>
          <List screen={screen} rows={rows} mark={mark} address={address} selection={selection} />
          {records.total > 0 && <ListPages records={records} address={address} />}
        </>
      )}
      <BulkActions screen={screen} selection={selection} total={records.total} />
      {isLoaded && records.total === 0 && !mark && <EmptyList screen={screen} records={records} address={address} />}
      {(open === 'create' || open === 'edit') && (
        <RecordModal screen={screen} mode={open} address={address} onSaved={setCreated} />
      )}
      {isImporting && <ImportDialog screen={screen} parent={within} onClose={() => setIsImporting(false)} />}
      {open === 'delete' && (
        <DeleteDialog key={address.search.record} screen={screen} records={records} address={address} />
      )}
    </div>
  )
}

/** The title of a screen, the number of its rows (`children`), and the button that adds one. */
function ScreenHead({
  screen,
  parent,
  onAdd,
  children,
}: {
  screen: ResourceDefinition
  parent: Parent | undefined
  onAdd: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className={`cluster ${styles.head}`}>
      {parent && <ParentLink {...parent} />}
      <h1>{t(screen.title)}</h1>
      {children}
      <p className={`note ${styles.subtitle}`}>{t(screen.subtitle)}</p>
      <Button
        className={styles.add}
        leftSection={<IconPlus aria-hidden />}
        aria-label={wordOf(screen, 'add')}
        onClick={onAdd}
      >
        <span className={styles.addName}>{wordOf(screen, 'add')}</span>
      </Button>
    </div>
  )
}

/** The message of a failed read or reload, in place or as a toast, and a button that reads the list again. */
function ListFailure({ records: { failure, failedAt, retry } }: { records: Records }) {
  const isToast = failure?.as === 'toast'
  const onFailed = useEffectEvent(() => isToast && announce('error', failure))
  useEffect(() => void (failedAt > 0 && onFailed()), [failedAt])
  if (failure === undefined) return null
  return (
    <FailureAlert title={isToast ? undefined : shownNotice(failure.title)} retry={retry}>
      {isToast ? <Trans>La liste n’a pas pu être chargée.</Trans> : shownNotice(failure.text)}
    </FailureAlert>
  )
}

/** The drafts of the screen's forms. */
function Drafts({ screen, within }: { screen: ResourceDefinition } & Pick<ScreenAddress['search'], 'within'>) {
  const { drafts, refresh } = useDrafts()
  const screenDrafts = drafts.filter((draft) => draft.resource === draftsNameOf(screen) && draft.within === within)
  if (screenDrafts.length === 0) return null
  return <DraftList screen={screen} drafts={screenDrafts} onChange={refresh} />
}

/** The actions on the selected rows; loaded with the first selection. */
function BulkActions({
  screen,
  selection,
  total,
}: {
  screen: ResourceDefinition
  selection: Selection
  total: number
}) {
  const [isUsed, setIsUsed] = useState(false)
  if (selection.rows.length > 0 && !isUsed) setIsUsed(true)
  if (!isUsed) return null
  return <Bulk screen={screen} selection={selection} total={total} />
}

const DraftList = lazyPart(async () => (await import('./drafts/draft-list')).DraftList)
const Bulk = lazyPart(async () => (await import('./bulk/bulk')).Bulk)
const ImportDialog = lazyPart(async () => (await import('./csv/import-dialog')).ImportDialog)

const loadForm = () => import('./form/record-modal')
const RecordModal = lazyPart(async () => (await loadForm()).RecordModal)

const loadDeletion = () => import('./list/delete-dialog')
const DeleteDialog = lazyPart(async () => (await loadDeletion()).DeleteDialog)

/** Loads the forms with the first use of a list. A failure is shown when a form is opened. */
function prefetchForm() {
  loadForm().catch(() => undefined)
  loadDeletion().catch(() => undefined)
}

/** Announces the position of the record that was created last; visible where the search or the filter excludes it. */
function CreatedStatus({ screen, mark, total }: { screen: ResourceDefinition; mark: Mark | undefined; total: number }) {
  const name = mark && screen.nameOf(mark.row)
  const line = mark?.line
  return (
    <p role="status" className={mark && line === undefined ? styles.outside : 'visually-hidden'}>
      {mark && line !== undefined && (
        <Trans>
          « {name} » est à la ligne {line} sur {total}.
        </Trans>
      )}
      {mark && line === undefined && (
        <Trans>
          « {name} » est enregistré. La recherche ou le filtre ne le montre pas : il est affiché en tête jusqu’au
          prochain changement.
        </Trans>
      )}
    </p>
  )
}

/** The name of the parent record, and a link to its list. */
function ParentLink({ screen, record }: Parent) {
  const { t } = useLingui()
  const { data } = useQuery(adminRecordQuery(screen.resource, record, useLocale()))
  return (
    <p className={`cluster small ${styles.trail}`}>
      <Link
        to="/Admin/$screen"
        params={{ screen: screen.path }}
        search={rememberedList(screen.path)}
        className={`strong ${styles.back}`}
      >
        <IconArrowLeft aria-hidden />
        {t(screen.title)}
      </Link>
      {data && <span className={`strong ${styles.parent}`}>{screen.nameOf(data)}</span>}
    </p>
  )
}
